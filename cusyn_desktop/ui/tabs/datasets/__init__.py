"""The tab Datasets."""

from cusyn_desktop.ui.tabs.datasets.tab import DatasetsTab

__all__ = ["DatasetsTab"]

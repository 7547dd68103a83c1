"""The tab Releases: how well each synthetic table came out, and its package."""

from cusyn_desktop.ui.tabs.releases.tab import ReleasesTab

__all__ = ["ReleasesTab"]

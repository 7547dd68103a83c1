"""The tab Pools: what is spent, what is left, what it means."""

from cusyn_desktop.ui.tabs.pools.tab import PoolsTab

__all__ = ["PoolsTab"]

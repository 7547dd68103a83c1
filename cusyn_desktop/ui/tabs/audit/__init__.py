"""The tab Audit: the log, whether it is whole, and receipts."""

from cusyn_desktop.ui.tabs.audit.tab import AuditTab

__all__ = ["AuditTab"]

"""The import assistant, page by page."""

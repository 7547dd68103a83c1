"""Parts that pages and dialogs are put together from."""

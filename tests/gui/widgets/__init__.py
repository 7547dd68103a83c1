"""Parts that pages and dialogs are put together from: fields, tables, plots, and how these are kept."""

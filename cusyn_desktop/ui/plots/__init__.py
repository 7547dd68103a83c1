"""Charts of budgets and errors."""

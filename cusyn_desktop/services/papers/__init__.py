"""What a person keeps outside the workspace: receipts, reports, pools on paper."""

"""What a person can do, one function or small class each; joins budget, engine and store."""

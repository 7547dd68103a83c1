"""Files as rows of text, read strictly or refused; what a file seems to be."""

"""Commands that show codes, laws and printed advice."""

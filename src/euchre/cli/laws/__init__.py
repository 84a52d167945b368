"""Codes, laws and printed advice at the terminal."""

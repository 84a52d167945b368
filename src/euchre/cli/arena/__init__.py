"""Matches between players at the terminal, and programs that play as engines."""

"""Forming a table of people at the terminal."""

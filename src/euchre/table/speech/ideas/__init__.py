"""Reads sentences by their ideas, in whatever order and with whatever words they are said."""

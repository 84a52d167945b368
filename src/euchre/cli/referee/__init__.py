"""The referee at the terminal: rulings on records, and at a table of real cards."""

"""Commands that check, draw and convert records, and the file that a game appends to."""

"""Learning at the page: hints, reviews and puzzles."""

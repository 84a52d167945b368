"""Commands for learning: puzzles and lessons."""

"""Learning at the page: hints, reviews, puzzles and lessons, and what people keep of them."""

"""Lines put into the words and the order of what happened, before they are read."""

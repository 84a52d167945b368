"""Playing a game at the terminal."""

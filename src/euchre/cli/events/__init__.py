"""An evening of many players with real cards: its file, its schedule, its scores and what is printed."""

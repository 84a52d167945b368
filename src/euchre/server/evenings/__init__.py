"""Evenings with real cards: kept in the store, entered by a director and by the players at each table."""

"""Work away from the event loop: computer players and blocking calls."""

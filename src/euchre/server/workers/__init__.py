"""Work outside the event loop: computer players and blocking calls."""

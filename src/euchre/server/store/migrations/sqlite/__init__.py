"""Those of SQLite."""

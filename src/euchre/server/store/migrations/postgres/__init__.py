"""Those of PostgreSQL."""

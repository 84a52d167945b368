"""Several servers on one database: notices between them, and heartbeats."""

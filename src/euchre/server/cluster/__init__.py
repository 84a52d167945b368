"""Several servers on one database: messages between them, and heartbeats."""

"""The table served to browsers: tables, seats, storage, wire messages."""

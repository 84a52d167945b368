"""Numbered changes of the database, each an SQL file; they go forward only and are never edited."""

"""Takes a free line apart: who acts, which clauses tell acts, and which only tell how it happened."""

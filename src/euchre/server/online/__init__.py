"""Events at the server's own tables."""

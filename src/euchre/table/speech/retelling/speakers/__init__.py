"""Who speaks in a line, to whom, and the questions told as they were spoken."""

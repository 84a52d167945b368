"""What is still open at a table: choices, claims, cards owed; and how players take what is open to them."""

"""What people and records say at a table, and what the referee answers, in words."""

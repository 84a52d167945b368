"""Compares a line with the acts that were read from it: what it says that no act tells, and the reverse."""

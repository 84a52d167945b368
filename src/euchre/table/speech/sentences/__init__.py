"""Sentences of ordinary people as patterns, by what they are about, and the acts that each may mean."""

"""Sentences that report what went wrong: what players find, see, claim and demand for it."""

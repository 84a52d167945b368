"""Leads a person step by step to what happened: who, what kind of thing, what, which card."""

"""Sentences about the pack, the cut, the deal and the turn-up."""

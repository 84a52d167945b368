"""Finished games: records, replays, proofs of fairness, uploaded records."""

"""How an evening and a deal begin: who sits where, who deals, the turn-up, passes of everybody."""

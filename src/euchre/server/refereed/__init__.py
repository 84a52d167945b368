"""Club mode at a table that is served: people may do what hands can, and a referee rules."""

"""What hands do with cards and packs beyond regular play."""

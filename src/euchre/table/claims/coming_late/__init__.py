"""What is claimed too late or about an earlier deal, and what still follows from it."""

"""Rules for the advice of the Professor, 1862."""

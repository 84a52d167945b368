"""Rules for the advice of Leeds and Dwight, 1888."""

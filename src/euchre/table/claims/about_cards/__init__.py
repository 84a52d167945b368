"""Cards that are called, named, taken back or taken off the table, and the calls that nobody obeyed."""

"""What keeps a table quick however long its log is: snapshots, and going on at another table."""

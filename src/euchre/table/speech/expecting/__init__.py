"""What a record expects of the table, and its words."""

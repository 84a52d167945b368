"""Records on disk: checked, drawn, converted and appended."""

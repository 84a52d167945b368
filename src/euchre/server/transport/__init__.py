"""Connections as bytes: limits on their number, their time, and the frames they send."""

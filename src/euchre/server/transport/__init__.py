"""Connections as bytes: how many there may be, how long they may take, how many frames they may send."""

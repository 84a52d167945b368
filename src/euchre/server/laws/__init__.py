"""The laws over HTTP."""

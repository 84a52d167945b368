"""Commands for running a server and looking after its data."""

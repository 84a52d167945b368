"""What the operator of a server sees: health and metrics, at an address of their own."""

"""Every message between a browser and the server, and the one schema made from them."""

"""Every message between a browser and the server, and the schema generated from them."""

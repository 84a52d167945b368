"""Guests, invitations and the lobby."""

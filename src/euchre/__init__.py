"""Euchre under every code it has been played by."""

__version__ = "0.1.0"

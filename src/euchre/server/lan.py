"""Play at home: the address at which phones on the same network reach this machine, as text and QR code."""

from __future__ import annotations

import socket
from io import StringIO

import segno


def own_address() -> str:
    """Return this machine's address on its default network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation, so nobody has it
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def qr_code(text: str) -> str:
    """Return a QR code for a terminal, drawn with half blocks, dark on light as phones need it."""
    drawn = StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()

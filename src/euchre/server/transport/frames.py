"""Count the frames of a socket in the bytes received, before the frames are parsed."""

from __future__ import annotations

from ..bucket import Bucket, Rate

_MASKED, _LENGTH = 0x80, 0x7F
_TWO_MORE, _EIGHT_MORE = 126, 127


class FrameCounter:
    """Takes one from a rate for each frame. A frame may arrive in pieces; payloads are skipped."""

    __slots__ = ("_bucket", "_head", "_skip")

    def __init__(self, rate: Rate, now: float) -> None:
        self._bucket = Bucket(rate, now)
        self._head = b""
        """The incomplete header of a frame."""
        self._skip = 0
        """Bytes of the last frame that have not arrived yet."""

    def take(self, data: bytes, now: float) -> bool:
        """Count the frames that begin in some bytes; False at the first frame beyond the rate."""
        if self._skip >= len(data):
            self._skip -= len(data)
            return True
        data = self._head + data
        at, self._skip, self._head = self._skip, 0, b""
        while (end := _end_of(data, at)) is not None:
            if not self._bucket.take(now):
                return False
            at = end
            if at >= len(data):
                self._skip = at - len(data)
                return True
        self._head = data[at:]
        return True


def _end_of(data: bytes, at: int) -> int | None:
    """The end of the frame that begins at a position; None if its header is incomplete."""
    if at + 2 > len(data):
        return None
    length, head = data[at + 1] & _LENGTH, 2
    if length >= _TWO_MORE:
        size = 8 if length == _EIGHT_MORE else 2
        if at + 2 + size > len(data):
            return None
        length, head = int.from_bytes(data[at + 2 : at + 2 + size]), 2 + size
    return at + head + length + (4 if data[at + 1] & _MASKED else 0)

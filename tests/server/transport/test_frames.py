"""Frames are counted in the bytes received, before they are parsed."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from euchre.chance import Stream
from euchre.server.bucket import Bucket, Rate
from euchre.server.transport.protocols import FrameCounter

SIZES = (0, 1, 125, 126, 300, 65_535, 65_536)
KINDS = (Opcode.TEXT, Opcode.CONT, Opcode.PING, Opcode.PONG)


def frames_of(sizes: tuple[int, ...]) -> bytes:
    return b"".join(
        Frame(KINDS[place % 4] if size < 126 else Opcode.TEXT, bytes(size)).serialize(mask=True)
        for place, size in enumerate(sizes)
    )


def taken(pieces: list[bytes], most: int) -> list[bool]:
    """Return whether a counter with a limit accepts each piece."""
    counter = FrameCounter(Rate(most, 0), 0.0)
    return [counter.take(piece, 0.0) for piece in pieces]


@pytest.mark.parametrize("sizes", [SIZES, SIZES[::-1], (0,) * 50, (65_536, 0, 0)])
@pytest.mark.parametrize("cut", [1, 3, 7, 4096, 10**6])
def test_frames_are_counted_in_pieces_of_any_size(sizes: tuple[int, ...], cut: int) -> None:
    data = frames_of(sizes)
    pieces = [data[at : at + cut] for at in range(0, len(data), cut)]
    assert all(taken(pieces, len(sizes)))
    assert not all(taken(pieces, len(sizes) - 1))


def test_frames_are_counted_in_random_pieces() -> None:
    stream = Stream(6455)
    for _ in range(100):
        sizes = tuple(stream.choice(SIZES[:5]) for _ in range(1 + stream.below(20)))
        data, pieces = frames_of(sizes), []
        while data:
            size = 1 + stream.below(300)
            pieces.append(data[:size])
            data = data[size:]
        assert all(taken(pieces, len(sizes)))
        assert not all(taken(pieces, len(sizes) - 1))


def test_bytes_after_the_first_excess_frame_are_ignored() -> None:
    calls: list[float] = []

    class Counted(Bucket):
        def take(self, now: float) -> bool:
            calls.append(now)
            return super().take(now)

    counter = FrameCounter(Rate(10, 0), 0.0)
    counter._bucket = Counted(Rate(10, 0), 0.0)
    assert not counter.take(frames_of((0,) * 40_000), 0.0)
    assert len(calls) == 11


def test_more_frames_may_come_as_time_goes_on() -> None:
    counter, frame = FrameCounter(Rate(2, 1), 0.0), frames_of((5,))
    assert [counter.take(frame, now) for now in (0.0, 0.0, 0.5, 1.0, 2.0)] == [True, True, False, True, True]

"""Random messages generated from the schema of the wire, valid and damaged in many ways."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from euchre.chance import Stream
from tools.docs import wire_pages as schema

Object: TypeAlias = dict[str, Any]

WORDS = (
    "A B C D A+C table passes orders up assists takes turns down makes hearts spades alone discards plays "
    "AS JC QD joker ?? waives agrees objects lays proposes 3 shuffles cuts deals 3-2 holds draws marks voids "
    "the deal says next plain-simple \u2028 <b> 💥"
).split()
ODD: tuple[object, ...] = (None, True, -1, 0, 1.5, 10**30, "", "E", "x" * 200, [], [[]], {}, {"a": 1}, "\x00")
NO_MESSAGES = (
    b"",
    b"null",
    b"[]",
    b"{",
    b'"',
    b"\xff\xfe",
    b"[" * 3000,
    b"0" * 500,
    b"NaN",
    b'{"type":"act"',
)

_DEFINED = schema.json_schema()["$defs"]
KINDS = tuple(kind.__name__ for kind in schema.REQUESTS)
GOING_ON = tuple(kind for kind in KINDS if kind not in ("Close", "Remove"))
"""Those that leave a table to play at."""


class Sender:
    """Makes messages; the same in every run for one number."""

    def __init__(self, number: int) -> None:
        self._stream = Stream(number, 12)
        self._sent = 0
        self._faults: tuple[Callable[[Object], bytes], ...] = (
            self._without_a_field,
            self._with_one_more,
            self._with_an_odd_value,
            self._cut,
            self._spliced,
        )

    def message(self, acts: Sequence[str]) -> bytes:
        """Return the next message: every second one is whole; some ask for one of the given acts."""
        kind = self._stream.choice(KINDS if self._stream.below(20) == 0 else GOING_ON)
        made = {name: self._value(name, of, acts) for name, of in _DEFINED[kind]["properties"].items()}
        match self._stream.below(10):
            case 0 | 1 | 2 | 3 | 4:
                return json.dumps(made).encode()
            case 5:
                return self._stream.choice(NO_MESSAGES)
            case _:
                return self._stream.choice(self._faults)(made)

    def _value(self, name: str, of: Object, acts: Sequence[str]) -> object:
        """Return a value that the schema allows."""
        if "anyOf" in of:
            return self._value(name, self._stream.choice(of["anyOf"]), acts)
        if "enum" in of:
            return self._stream.choice(of["enum"])
        match of["type"]:
            case "null":
                return None
            case "integer":
                return self._stream.choice((of["minimum"], self._stream.below(300), 2**53))
            case "string" if name == "id":
                self._sent += 1
                return f"m{self._sent}"
            case "string" if "64" in of.get("pattern", ""):
                return f"{self._stream.bits():064x}"
            case "string":
                return self._text(of["maxLength"], acts if name == "act" else ())
        raise AssertionError(f"no values are known for {name}: {of}")

    def _text(self, longest: int, acts: Sequence[str]) -> str:
        if acts and self._stream.below(3) == 0:
            return self._stream.choice(acts)
        words = [self._stream.choice(WORDS) for _ in range(1 + self._stream.below(5))]
        return " ".join(words)[:longest]

    def _without_a_field(self, made: Object) -> bytes:
        del made[self._stream.choice(list(made))]
        return json.dumps(made).encode()

    def _with_one_more(self, made: Object) -> bytes:
        return json.dumps({**made, self._stream.choice(WORDS): self._stream.choice(ODD)}).encode()

    def _with_an_odd_value(self, made: Object) -> bytes:
        return json.dumps({**made, self._stream.choice(list(made)): self._stream.choice(ODD)}).encode()

    def _cut(self, made: Object) -> bytes:
        text = json.dumps(made).encode()
        return text[: self._stream.below(len(text))]

    def _spliced(self, made: Object) -> bytes:
        text = bytearray(json.dumps(made).encode())
        for _ in range(1 + self._stream.below(4)):
            text[self._stream.below(len(text))] = self._stream.below(256)
        return bytes(text)

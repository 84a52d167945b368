"""Who does what, said to a listener: `B passes`, but `you pass`."""

from __future__ import annotations

from collections.abc import Sequence

from ..seats import Seat

_IRREGULAR = {"has": "have", "is": "are", "does": "do", "goes": "go"}


def doing(seat: Seat, words: str, listener: Seat | None) -> str:
    """Somebody doing something, the verb first and in the third person: `B passes`, `you pass`."""
    return f"you {imperative(words)}" if seat == listener else f"{seat} {words}"


def imperative(words: str) -> str:
    """What is done as one asks for it, `passes` as `pass`, `plays 9H` as `play 9H`."""
    verb, _, rest = words.partition(" ")
    return f"{_second_person(verb)} {rest}".rstrip()


def _second_person(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    return verb[:-2] if verb.endswith(("sses", "xes")) else verb.removesuffix("s")


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in a row, `a, b and c`; empty for none."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)

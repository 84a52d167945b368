"""What a sentence means by its ideas."""

from __future__ import annotations

import re
from functools import cache

from ...state import RefereedTable
from ..sentences.meaning import known_field
from . import about_calls, about_deal, about_penalties, about_play
from .frame import Frame
from .hearing import Heard, heard


def by_ideas(text: str, table: RefereedTable) -> tuple[str, ...]:
    """The different meanings of a sentence, each as acts in words of the desk separated by ` & `.

    A sentence with more than one is ambiguous, and the referee asks which is meant.
    """
    said = None if table.sitting.deal is None else heard(text, table)
    if said is None or not said.words:
        return ()
    found = (_meant(one, said, table) for one in _frames() if one.fits(said, table))
    return tuple(dict.fromkeys(meaning for meaning in found if meaning is not None))


def _meant(one: Frame, said: Heard, table: RefereedTable) -> str | None:
    text = one.sense if isinstance(one.sense, str) else one.sense(said, table)
    if text is None:
        return None
    fields = {
        "who": said.who,
        "whom": said.whom[0] if said.whom else None,
        "card": said.cards[0] if said.cards else None,
        "cards": " ".join(said.cards) or None,
        "suit": said.suits[0] if said.suits else None,
        "n": said.numbers[0] if said.numbers else None,
        "intrick": f" in trick {said.trick}" if said.trick else "",
    }
    for name in re.findall(r"{(\w+)}", text):
        value = fields[name] if name in fields else known_field(name, table)
        if value is None:
            return None
        text = text.replace("{" + name + "}", str(value))
    return text


@cache
def _frames() -> tuple[Frame, ...]:
    return (*about_calls.FRAMES, *about_deal.FRAMES, *about_play.FRAMES, *about_penalties.FRAMES)

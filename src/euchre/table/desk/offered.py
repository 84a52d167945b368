"""The choices that are open at a table, each with the act that makes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...errors import EuchreError
from ..ruling import Ruling
from ..state import Case, RefereedTable
from ..words.offered import all_typed, open_offers
from .scene import Scene


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """One way to use a choice that is open."""

    text: str
    """The act of its first holder."""
    case: Case
    ruling: Ruling
    """The ruling that offered it, with those who may still choose."""
    remedy: str | None
    """None: the choice is given up."""


def choice_texts(table: RefereedTable) -> Iterator[OpenChoice]:
    """Return each way to use the choices that are open, to give them up last."""
    if table.sitting.deal is None:
        return
    for case, ruling in open_offers(table):
        who = ruling.holders[0]
        for remedy in ruling.remedies:
            for text in all_typed(table, case, who, remedy):
                yield OpenChoice(text, case, ruling, remedy)
        if "let-stand" not in ruling.remedies:
            yield OpenChoice(f"{who} waives {case.irregularity}", case, ruling, None)


def after_if_possible(scene: Scene, text: str) -> RefereedTable | None:
    """Return the table after an act; None if the act is impossible."""
    try:
        return scene.enter(text)
    except EuchreError:
        return None

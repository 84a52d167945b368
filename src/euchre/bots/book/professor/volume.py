"""The whole book of 1862: its rules by the choice they bear on."""

from __future__ import annotations

from ..library import book
from . import calls, jambone, lone, play

PROFESSOR = book(
    "professor-1862",
    calls=(*calls.RULES, *lone.RULES),
    leads=(*play.LEADS, *jambone.RULES),
    follows=play.FOLLOWS,
)

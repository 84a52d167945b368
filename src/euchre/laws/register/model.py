"""The contents of a register: laws and rules, situations that show them, and silences that we decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Literal, TypeAlias, get_args

from ...errors import LawDataError

Kind: TypeAlias = Literal[
    "definition", "procedure", "right", "scoring", "irregularity", "penalty", "etiquette", "advice", "custom"
]
"""What sort of law it is; a `custom` holds only at a table that has agreed on it."""
Phase: TypeAlias = Literal[
    "table",
    "cutting",
    "shuffling",
    "dealing",
    "calling",
    "discard",
    "play",
    "revoke",
    "scoring",
    "any",
    "customs",
]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases in the order of a deal; `any` is for laws that hold at all times, `customs` for house rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A case and how the law decides it."""

    given: str
    """The position; `same` means that of the situation before."""
    when: str
    """What happens."""
    then: str
    """What follows by law."""
    from_source: bool = False
    """Whether the example is from the source."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambiguity:
    """A question that the text of a law leaves open, and how we read it."""

    open: str
    """What the text leaves open."""
    decision: str
    """How we read it; empty if nothing has to be decided."""
    reason: str
    """Why we read it so, if the decision does not say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Law:
    """One law or rule of a register, in our own words."""

    id: str
    """Its id within the register: `9.2`."""
    heading: str
    """What it is about."""
    says: str
    """The law."""
    kind: Kind
    """What sort of law it is."""
    phase: Phase
    """When it applies."""
    actors: str
    """Who has the duty or the right."""
    enforced: str
    """What a program does that refuses irregular acts."""
    club: str
    """What a referee does at a table of real cards."""
    games: tuple[str, ...]
    """The games in which it holds, all of this register."""
    ambiguity: Ambiguity | None
    """What its text leaves open; None if nothing."""
    situations: tuple[Situation, ...]
    """Cases that show it; at least one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Silence:
    """A matter on which the source says nothing, and our decision; it is not a law."""

    id: str
    """Its id within the register: `s.9` or `m.13`."""
    matter: str
    """What the source does not settle."""
    decision: str
    """Our decision."""
    reason: str
    """The reason for the decision."""
    situations: tuple[Situation, ...]
    """Cases that show the decision; at least one."""

    @property
    def heading(self) -> str:
        """What it is about."""
        return self.matter

    @property
    def says(self) -> str:
        """The decision."""
        return self.decision


Entry: TypeAlias = Law | Silence


@dataclass(frozen=True, slots=True, kw_only=True)
class Register:
    """All laws and rules of one source, and our decisions where it says nothing."""

    name: str
    """Its name in citations: `jerome-1877`; `modern` is the register of three games."""
    title: str
    """The title of the source."""
    scope: str
    """Which part of the source is registered."""
    conventions: Mapping[str, str]
    """Words and signs used in the situations, with their meaning."""
    laws: tuple[Law, ...]
    """The laws in the order of the source."""
    silences: tuple[Silence, ...]
    """The silences in their order."""
    entries: Mapping[str, Entry]
    """Laws and silences by id."""
    language: str = "en"
    """The language of its texts."""
    code_titles: Mapping[str, str] = field(default_factory=dict)
    """Titles of its codes in another language than English."""

    def __getitem__(self, law_id: str) -> Entry:
        """Return the law or silence with an id. Raises LawDataError, which suggests similar ids."""
        if law_id in self.entries:
            return self.entries[law_id]
        near = get_close_matches(law_id, self.entries, n=3, cutoff=0.4) or list(self.entries)[:3]
        raise LawDataError(f"{self.name} has no law '{law_id}'; did you mean {' or '.join(near)}?")

    def __contains__(self, law_id: object) -> bool:
        """Return whether there is a law or silence of this id."""
        return law_id in self.entries

    def laws_of(self, game: str) -> tuple[Law, ...]:
        """Return the laws that hold in a game; for a house variant, pass its base."""
        return tuple(law for law in self.laws if game in law.games)

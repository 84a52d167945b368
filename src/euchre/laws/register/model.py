"""What a register holds: laws and rules, situations that show them, and the silences decided for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal, TypeAlias, get_args

from ...errors import LawDataError

Kind: TypeAlias = Literal[
    "definition", "procedure", "right", "scoring", "irregularity", "penalty", "etiquette", "advice"
]
Phase: TypeAlias = Literal[
    "table", "cutting", "shuffling", "dealing", "calling", "discard", "play", "revoke", "scoring", "any"
]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases in the order of a deal; `any` is for laws that hold at all times."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A case that can be decided."""

    given: str
    """How things stand; `same` takes over what the situation before it gives."""
    when: str
    """What happens."""
    then: str
    """What the law makes of it."""
    from_source: bool = False
    """Whether it is an example of the source's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambiguity:
    """Where the text of a law is open, and how it is read here: our reading, never the law's."""

    open: str
    """What the text leaves open."""
    decision: str
    """How it is read; empty where nothing has to be decided."""
    reason: str
    """Why, if the decision does not say it itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Law:
    """One law or rule of a register, in our own words."""

    id: str
    """Its id in the register, `9.2`; the register is not part of it."""
    heading: str
    """What it is about."""
    says: str
    """The law."""
    kind: Kind
    """What sort of law it is."""
    phase: Phase
    """When it bears on the game."""
    actors: str
    """Whom it binds, or whose right it is."""
    enforced: str
    """What a program does that makes irregularities impossible."""
    club: str
    """What a referee does at a table of real cards."""
    games: tuple[str, ...]
    """The games in which it holds: one, or some of those that the register serves."""
    ambiguity: Ambiguity | None
    """Where its text is open; None where it is plain."""
    situations: tuple[Situation, ...]
    """Cases that show it; at least one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Silence:
    """A matter on which the source says nothing, decided for play: a decision of ours and no law."""

    id: str
    """Its id in the register, `s.9` or `m.13`."""
    matter: str
    """What the source does not settle."""
    decision: str
    """How it is settled here."""
    reason: str
    """Why so."""
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
    """All laws and rules of one source, id by id, and the silences decided for it."""

    name: str
    """The name under which its laws are cited, `jerome-1877`; `modern` serves three games."""
    title: str
    """The source, in a line."""
    scope: str
    """What of the source is registered."""
    conventions: Mapping[str, str]
    """Words and signs used in the situations, and what they mean."""
    laws: tuple[Law, ...]
    """The laws in the order of the source."""
    silences: tuple[Silence, ...]
    """The silences in their order."""
    entries: Mapping[str, Entry]
    """Laws and silences by id."""

    def __getitem__(self, law_id: str) -> Entry:
        """The law or silence of an id. Raises LawDataError naming ids near to one that does not exist."""
        if law_id in self.entries:
            return self.entries[law_id]
        near = get_close_matches(law_id, self.entries, n=3, cutoff=0.4) or list(self.entries)[:3]
        raise LawDataError(f"{self.name} has no law '{law_id}'; near to it are {', '.join(near)}")

    def __contains__(self, law_id: object) -> bool:
        """Whether there is a law or silence of this id."""
        return law_id in self.entries

    def laws_of(self, game: str) -> tuple[Law, ...]:
        """The laws that hold in a game; in a house variant, name the game it departs from."""
        return tuple(law for law in self.laws if game in law.games)

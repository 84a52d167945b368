"""What the server says of the laws: the codes, a code's laws, one law with all that is known of it."""

from __future__ import annotations

from .replies import Part


class LawsOfCode(Part, frozen=True):
    """One of the six games, counted."""

    code: str
    register: str
    title: str
    laws: int
    situations: int
    silences: int


class LawCell(Part, frozen=True):
    """What one register says on a matter."""

    register: str
    value: str
    laws: list[str]
    """Ids in that register."""
    notes: list[str]
    """Places of the source that are no laws."""


class LawAxis(Part, frozen=True):
    """One matter on which the codes differ, side by side."""

    axis: str
    cells: list[LawCell]


class Custom(Part, frozen=True):
    """A custom of tables that is law in none of the sources."""

    name: str
    says: str
    status: str
    values: list[str]
    """Values of a code by which a house rule can have it."""


class LawBooks(Part, frozen=True):
    """The codes, and where they differ."""

    codes: list[LawsOfCode]
    axes: list[LawAxis]
    customs: list[Custom]


class LawInShort(Part, frozen=True):
    """A law or a silence as a list shows it."""

    register: str
    id: str
    heading: str
    says: str
    phase: str | None
    """Null for a silence: a matter on which the source says nothing, decided for play."""
    games: list[str]
    """The games in which it holds."""


class LawList(Part, frozen=True):
    """The laws of a code in the order of their source."""

    code: str
    register: str
    title: str
    scope: str
    """What of the source is told."""
    laws: list[LawInShort]


class LawsFound(Part, frozen=True):
    """What a search has found, best first."""

    words: str
    laws: list[LawInShort]
    total: int
    """How many there are; not all of many are listed."""


class LawSituation(Part, frozen=True):
    """A case that can be decided."""

    given: str
    when: str
    then: str
    from_source: bool
    """Whether it is an example of the source's own."""


class LawValue(Part, frozen=True):
    """A value of a code that rests on a law."""

    code: str
    name: str
    value: str


class LawConsequence(Part, frozen=True):
    """What follows by a law when something has happened that the laws do not allow."""

    code: str
    happened: str
    follows: str


class LawRemark(Part, frozen=True):
    """Something to be said of a law beside its wording."""

    kind: str
    """`open`, `reading`, `reason`, `enforced` or `club`."""
    says: str


class LawInFull(Part, frozen=True):
    """One law with all that is known of it."""

    law: LawInShort
    kind: str | None
    """What sort of law it is; null for a silence."""
    actors: str | None
    """Whom it binds."""
    remarks: list[LawRemark]
    situations: list[LawSituation]
    values: list[LawValue]
    follows: list[LawConsequence]
    refused_as: list[str]
    """Reasons with which an act that would break it is refused."""
    left_to_people: str | None
    """What it is about, if no program decides it."""
    axes: list[LawAxis]
    """The matters on which the codes differ and to which it belongs."""
    before: str | None
    """The id of the law before it."""
    after: str | None

"""Replies about the laws: the codes, the laws of a code, and one law in full."""

from __future__ import annotations

from .replies import Part


class LawsOfCode(Part, frozen=True, omit_defaults=True):
    """One of the six games, with the numbers of its laws."""

    code: str
    register: str
    title: str
    laws: int
    situations: int
    silences: int
    language: str = "en"
    """The language of the title; left out for English."""


class LawCell(Part, frozen=True):
    """What one register says on a matter."""

    register: str
    value: str
    laws: list[str]
    """Ids of laws in that register."""
    notes: list[str]
    """Places in the source that are not laws."""


class LawAxis(Part, frozen=True, omit_defaults=True):
    """One matter on which the codes differ, with what each says."""

    axis: str
    cells: list[LawCell]
    heading: str = ""
    """What it is about, in its language; left out for English, where `axis` says it."""
    language: str = "en"
    """The language of its texts; left out for English."""


class Custom(Part, frozen=True, omit_defaults=True):
    """A custom at tables that is a law in none of the sources."""

    name: str
    says: str
    status: str
    values: list[str]
    """Values of a code with which house rules can adopt it."""
    heading: str = ""
    """What it is called, in its language; left out for English, where `name` says it."""
    language: str = "en"
    """The language of its texts; left out for English."""


class LawBooks(Part, frozen=True):
    """The codes, and the matters on which they differ."""

    codes: list[LawsOfCode]
    axes: list[LawAxis]
    customs: list[Custom]


class LawInShort(Part, frozen=True, omit_defaults=True):
    """A law or a silence, as lists show it."""

    register: str
    id: str
    heading: str
    says: str
    phase: str | None
    """Null for a silence: a matter on which the source says nothing and this program decides."""
    games: list[str]
    """The games to which it applies."""
    language: str = "en"
    """The language of its texts; left out for English."""


class LawList(Part, frozen=True, omit_defaults=True):
    """The laws of a code, in the order of their source."""

    code: str
    register: str
    title: str
    scope: str
    """Which part of the source is covered."""
    laws: list[LawInShort]
    language: str = "en"
    """The language of title and scope; left out for English."""


class LawsFound(Part, frozen=True):
    """The result of a search, the best matches first."""

    words: str
    laws: list[LawInShort]
    total: int
    """Number of matches; `laws` may hold fewer."""


class LawSituation(Part, frozen=True):
    """An example case under a law: what is given, what happens, what follows."""

    given: str
    when: str
    then: str
    from_source: bool
    """Whether the example is in the source itself."""


class LawValue(Part, frozen=True):
    """A value of a code that is based on a law."""

    code: str
    name: str
    value: str


class LawConsequence(Part, frozen=True):
    """What follows under a law from an irregularity: in English, and by the names of its parts."""

    code: str
    happened: str
    follows: str
    irregularity: str
    on_claim: bool
    """Whether it is ruled on a claim only."""
    remedies: tuple[str, ...]
    """What follows by law."""
    choices: tuple[str, ...]
    """What may be chosen."""
    holders: str
    """Who may choose."""
    until: str | None
    """The deadline of the choice or the claim."""
    points: int
    lone_points: int
    """Points in a lone hand."""
    closed_by: str
    """What makes it too late, in English."""
    excuses: tuple[str, ...]
    """What changes the remedies to those of `excused`."""
    excused: tuple[str, ...]
    allowed: str | None
    """When the act is allowed."""


class LawRemark(Part, frozen=True):
    """A remark on a law."""

    kind: str
    """`open`, `reading`, `reason`, `enforced` or `club`."""
    says: str


class LawInFull(Part, frozen=True):
    """One law in full."""

    law: LawInShort
    kind: str | None
    """The kind of law; null for a silence."""
    actors: str | None
    """Who has to follow it; null for a silence."""
    remarks: list[LawRemark]
    situations: list[LawSituation]
    values: list[LawValue]
    follows: list[LawConsequence]
    refused_as: list[str]
    """Reasons with which acts that would break it are refused."""
    left_to_people: str | None
    """What it is about, if no program can decide it; null otherwise."""
    axes: list[LawAxis]
    """Matters on which the codes differ and that this law is about."""
    before: str | None
    """Id of the law before it; null for the first."""
    after: str | None

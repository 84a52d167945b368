"""The irregularities, and what each code provides for them, as data.

The files `data/irregularities/*.toml` hold a table for each irregularity: a description, and a table for
each code that has a law about it or for which we had to decide. `euchre.table` carries out what the words
of a provision mean (finding, holders, remedies, time limits).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, cast, get_args, get_origin, get_type_hints

from ..errors import LawDataError
from .irregularity_names import IrregularityName

Found: TypeAlias = Literal["at-once", "on-claim", "when-plain"]
Scope: TypeAlias = Literal["any-turn", "lead-or-own-suit"]

CHAPTERS = (
    "pack",
    "dealing",
    "calling",
    "lone",
    "play",
    "exposed",
    "tricks",
    "calls",
    "revoke",
    "talk",
    "score",
)
"""The files of irregularities, in the order of a deal."""
Established: TypeAlias = Literal[
    "at-once", "next-play", "next-lead", "played", "quitted-or-played", "quitted-played-or-over"
]
Proof: TypeAlias = Literal["at-once", "tricks-shown"]
BothSides: TypeAlias = Literal["each", "as-claimed", "first", "net"]


@dataclass(frozen=True, kw_only=True)
class Provision:
    """What one code provides for one irregularity."""

    laws: tuple[str, ...]
    """Ids of the laws it rests on, or of the register's decisions where there is no law."""
    found: Found = "at-once"
    """Whether the referee rules `at-once`, because everybody sees it, or only `on-claim`, or at once where it
    is plain to everybody and else on a claim (`when-plain`)."""
    holders: str = "nobody"
    """Who may claim it and choose a remedy: a name from `table.terms.holders`."""
    own_right: bool = False
    """Whether each holder has the right for themselves, so that who waives it takes it from nobody else."""
    claimants: str | None = None
    """Who may claim it, if not the holders: a name from `table.terms.holders`."""
    within: str = "any-time"
    """How far the deal may have gone for it still to count: a name from `table.terms.deadlines`."""
    follows: tuple[str, ...] = ()
    """The remedies that follow by law with the ruling: names from `table.remedies`."""
    excuses: tuple[str, ...] = ()
    """What excuses the offender: names from `table.terms.excuses`. Then `excused` follows instead."""
    excused: tuple[str, ...] = ()
    """The remedies that follow if one of the excuses applies."""
    choices: tuple[str, ...] = ()
    """The remedies of which the holders may choose one."""
    until: str = "next-act"
    """How long it may be claimed and a remedy chosen: a name from `table.terms.deadlines`."""
    default: str | None = None
    """The remedy that follows if nobody has chosen in time."""
    ripens: IrregularityName | None = None
    """What the fault becomes once its time is over and nothing has been done about it."""
    unanimous: bool = False
    """Whether all holders must agree on a remedy other than the default."""
    scope: Scope = "any-turn"
    """When a card that it leaves exposed may be called."""
    looks_at_cards: bool = False
    """Whether the law makes the referee look at cards that nobody at the table may see. The ruling then
    discloses what the law demands."""
    unless: str | None = None
    """What allows it, so that there is no ruling: a name from `table.terms.excuses`."""
    points: int = 0
    """Points, for a remedy that gives points."""
    lone_points: int = 0
    """Points of such a remedy where somebody plays alone."""
    established: Established = "at-once"
    """When a revoke can no longer be corrected: `at-once`, when its side has `played` to a later trick, or
    also when its trick has been turned and quitted (`quitted-or-played`), or when the hand is over before
    that (`quitted-played-or-over`). For a disobeyed call: `at-once`,
    after the `next-play`, or after the `next-lead`."""
    proof: Proof = "at-once"
    """Whether a claim is judged `at-once`, or when the tricks are shown after the hand (`tricks-shown`)."""
    both_sides: BothSides = "each"
    """Who pays when both sides have offended: `each`, only the `first`, or the difference (`net`);
    `as-claimed` is `each`, and the points are entered the moment they are given, also in a game that begins
    before the hand is over."""
    cited: tuple[tuple[str, str], ...] = ()
    """Laws that are cited only in some rulings, with the name of these: from `table.terms.citations`."""
    decided: tuple[tuple[str, str], ...] = ()
    """Laws whose text leaves open what some rulings rest on, with the name of these: the register decides."""
    tricks: int = 0
    """How many tricks must be complete before it counts."""
    particulars: tuple[str, ...] = ()
    """What a single law says beside all that: names from `table.terms.particulars`."""

    def says(self, particular: str) -> bool:
        """Return whether its law says something particular: a name from `table.terms.particulars`."""
        return particular in self.particulars


@dataclass(frozen=True, kw_only=True)
class Irregularity:
    """Something that can go wrong at a table."""

    name: IrregularityName
    """Its name in records and rulings: `lead-out-of-turn`."""
    words: str
    """What has happened, in a few words."""
    done: str
    """What has happened, with `{who}` in place of the player who did it, or `{side}` of their side."""
    words_without_partners: str
    """The words where nobody has a partner, if they are others."""
    done_without_partners: str
    also: str
    """Other words for looking it up."""
    secret: bool
    """Whether only the offender's own cards show that it has happened."""
    claimed_as: tuple[str, ...]
    """Other names under which it may be claimed: `misdeal`."""
    chapter: str
    provisions: Mapping[str, Provision]
    """What each code provides, by name of the code."""

    def words_where(self, partnerships: bool) -> str:
        """Return what has happened, at a table with or without partnerships."""
        return self.words if partnerships else self.words_without_partners or self.words

    def done_by(self, who: str, side: str, partnerships: bool = True) -> str:
        """Return what has happened, with the player who did it, or their side."""
        done = self.done if partnerships else self.done_without_partners or self.done
        return done.replace("{who}", who).replace("{side}", side)


@cache
def load_irregularities() -> Mapping[str, Irregularity]:
    """Return all irregularities by name. Raises LawDataError if the bundled data are wrong."""
    found = {}
    for chapter in CHAPTERS:
        path = files(__package__).joinpath("data", "irregularities", f"{chapter}.toml")
        for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if name not in get_args(IrregularityName):
                raise LawDataError(f"{chapter}: '{name}' is missing in laws/irregularity_names.py")
            rows = {code: row for code, row in entry.items() if isinstance(row, dict)}
            provisions = {code: read_provision(f"{name}.{code}", row) for code, row in rows.items()}
            found[name] = Irregularity(
                name=cast(IrregularityName, name),
                words=entry["words"],
                done=entry["done"],
                words_without_partners=entry.get("words_without_partners", ""),
                done_without_partners=entry.get("done_without_partners", ""),
                also=entry.get("also", ""),
                secret=entry.get("secret", False),
                claimed_as=tuple(entry.get("claimed-as", ())),
                chapter=chapter,
                provisions=MappingProxyType(provisions),
            )
    return MappingProxyType(found)


@cache
def _provision_types() -> dict[str, Any]:
    """Return the type of each part of a provision."""
    return get_type_hints(Provision)


def read_provision(where: str, data: Mapping[str, Any]) -> Provision:
    """Return the provision of one table. Raises LawDataError, naming `where`, for an unknown key or wrong
    value."""
    hints = _provision_types()
    known = hints.keys() - {"laws"} | {"law"}
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key not in known:
            raise LawDataError(f"{where}: unknown key '{key}'; known are {', '.join(sorted(known))}")
        if key == "law":
            values["laws"] = tuple(value.split())
            continue
        read = tuple(value) if isinstance(value, list) else value
        read = tuple(read.items()) if isinstance(read, dict) else read
        if get_origin(hints[key]) is Literal and read not in get_args(hints[key]):
            raise LawDataError(f"{where}: {key} is one of {', '.join(get_args(hints[key]))}")
        values[key] = read
    if not values.get("laws"):
        raise LawDataError(f'{where}: law = "..." is missing: the ids of the laws it rests on')
    return Provision(**values)

"""The irregularities there are, and what each code provides for them: data, set side by side.

The files `data/irregularities/*.toml` hold a table for each irregularity, with its plain words and
a table for each code that has a law or a decided silence about it. What the words of a provision
mean (finding, holders, remedies, time limits) is carried out by `euchre.table`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, cast, get_args, get_origin, get_type_hints

from ..errors import LawDataError
from .irregularity_names import IrregularityName

Found: TypeAlias = Literal["at-once", "on-claim"]
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
"""The files of irregularities, in the order in which things can go wrong."""
Established: TypeAlias = Literal["at-once", "next-play", "next-lead", "played", "quitted-or-played"]
Proof: TypeAlias = Literal["at-once", "tricks-shown"]
BothSides: TypeAlias = Literal["each", "first", "net"]


@dataclass(frozen=True, kw_only=True)
class Provision:
    """What one code provides for one irregularity."""

    laws: tuple[str, ...]
    """Ids of the laws it rests on, or of silences where the register had to decide."""
    found: Found = "at-once"
    """Whether the referee rules `at-once`, since everybody sees it, or only `on-claim`."""
    holders: str = "nobody"
    """Who may claim it and choose a remedy, by a name of `table.terms.holders`."""
    claimants: str | None = None
    """Who may claim it, where others than the holders may, by a name of `table.terms.holders`."""
    within: str = "any-time"
    """How far the deal may have come for it still to count, by a name of `table.terms.windows`."""
    follows: tuple[str, ...] = ()
    """The remedies that follow by law as soon as it is ruled on, by names of `table.remedies`."""
    excuses: tuple[str, ...] = ()
    """What excuses the offender, by names of `table.terms.excuses`: then `excused` follows instead."""
    excused: tuple[str, ...] = ()
    """The remedies that follow where one of the excuses holds."""
    choices: tuple[str, ...] = ()
    """The remedies of which the holders may choose one."""
    until: str = "next-act"
    """How long it may be claimed and chosen, by a name of `table.terms.deadlines`."""
    default: str | None = None
    """The remedy that follows when the time is over and nobody has chosen."""
    unanimous: bool = False
    """Whether another remedy than the default needs the word of every holder."""
    scope: Scope = "any-turn"
    """When a card that it leaves exposed may be called."""
    callers: str | None = None
    """Who may call a card that it leaves exposed, by a name of `table.terms.holders`; None for those who may
    call any exposed card."""
    spares_commanding: bool = False
    """Whether the best card left of a suit may not be called to another suit."""
    looks_at_cards: bool = False
    """Whether the referee looks at cards that nobody at the table may see and rules by them, as the law has
    it: what the ruling tells of them is a disclosure that the law demands."""
    unless: str | None = None
    """What allows it, so that nothing is ruled, by a name of `table.terms.allowances`."""
    points: int = 0
    """Points of a remedy that gives points."""
    lone_points: int = 0
    """The same where somebody plays alone."""
    established: Established = "at-once"
    """When a revoke is past mending: at once, when its side has played to a later trick, or also when its
    trick has been turned and quitted. A call disobeyed: at once, when the next player has played, or when
    the next trick is led to."""
    question_keeps_open: bool = False
    """Whether a trick quitted after the revoker's partner has asked him stays open to mending."""
    proof: Proof = "at-once"
    """Whether a claim is judged at once or when the tricks are shown after the hand."""
    both_sides: BothSides = "each"
    """What is paid when both sides have offended: by `each`, by the `first` alone, or the difference, one
    being set off against the other (`net`)."""
    admission: bool = False
    """Whether it may still be put right when its time is over, if the other side admits it."""
    tricks: int = 0
    """How many tricks must be complete before it counts."""
    only_count: bool = False
    """Whether the points are all that the deal counts."""


@dataclass(frozen=True, kw_only=True)
class Irregularity:
    """One thing that can go wrong at a table."""

    name: IrregularityName
    """Its name in records and rulings, `lead-out-of-turn`."""
    words: str
    """What has happened, in plain words."""
    done: str
    """The same with `{who}` in place of the player who did it."""
    also: str
    """Other words by which it may be looked up."""
    secret: bool
    """Whether only the offender's own cards show that it has happened."""
    claimed_as: tuple[str, ...]
    """Other names under which it may be claimed, `misdeal`."""
    chapter: str
    provisions: Mapping[str, Provision]
    """What each code provides, by the code's name."""

    def done_by(self, who: str) -> str:
        """What has happened, with the player who did it."""
        return self.done.replace("{who}", who)


@cache
def load_irregularities() -> Mapping[str, Irregularity]:
    """All irregularities by name. Raises LawDataError where the package's data are wrong."""
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
                also=entry.get("also", ""),
                secret=entry.get("secret", False),
                claimed_as=tuple(entry.get("claimed-as", ())),
                chapter=chapter,
                provisions=MappingProxyType(provisions),
            )
    return MappingProxyType(found)


def read_provision(where: str, data: Mapping[str, Any]) -> Provision:
    """The provision of one table. Raises LawDataError, naming `where`, for an unknown or wrong key."""
    hints = get_type_hints(Provision)
    known = {field.name for field in fields(Provision)} - {"laws"} | {"law"}
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key not in known:
            raise LawDataError(f"{where}: unknown key '{key}'; known are {', '.join(sorted(known))}")
        if key == "law":
            values["laws"] = tuple(value.split())
            continue
        read = tuple(value) if isinstance(value, list) else value
        if get_origin(hints[key]) is Literal and read not in get_args(hints[key]):
            raise LawDataError(f"{where}: {key} is one of {', '.join(get_args(hints[key]))}")
        values[key] = read
    if not values.get("laws"):
        raise LawDataError(f'{where}: law = "..." is missing, the ids of the laws or silences it rests on')
    return Provision(**values)

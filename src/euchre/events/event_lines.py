"""The lines of an event's file: when, who, and an act. Each act is declared by a template.

`class RoundBegun(EveningAct, written="begin round {round}[, {minutes} minute(s)]")` both writes and reads the
act. In a template `{field}` stands for a field by its type, `{field:kind}` for one of the kinds below,
`{field| words}` for words that are there if the field is true, `[...]` for a part that is left out if its
field has its default, and `(s)` for an s that a person may leave out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from enum import Enum, EnumMeta
from functools import partial
from itertools import product
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, dataclass_transform, get_args, get_type_hints

from .refusals import EventError

Act = TypeVar("Act", bound="WrittenAct", covariant=True)
State = TypeVar("State")
_NUMBER, _BOTH = "[0-9]{1,6}", "[0-9]{1,2}-[0-9]{1,2}"
_PARTS = re.compile(r"(\{[^}]*\}|\[[^]]*\]|\(s\))")


class _Kind(NamedTuple):
    """How a value is found in a text, read and written."""

    pattern: str
    read: Callable[[str], object] = str
    write: Callable[[Any], str] = str


def _two(text: str, between: str) -> tuple[int, int]:
    one, other = text.split(between)
    return int(one), int(other)


_KINDS: dict[object, _Kind] = {
    int: _Kind(_NUMBER, int),
    str: _Kind(".+"),
    float: _Kind(r"-?[0-9]{1,3}\.[0-9]{2}", float, "{:.2f}".format),
    tuple[int, int]: _Kind(
        f"{_NUMBER} to {_NUMBER}", lambda text: _two(text, " to "), lambda two: "{} to {}".format(*two)
    ),
    tuple[str, ...]: _Kind(".+", lambda text: tuple(text.split(", ")), ", ".join),
    tuple[tuple[int, int], ...]: _Kind(
        f"{_BOTH}(?: {_BOTH})*",
        lambda text: tuple(_two(each, "-") for each in text.split()),
        lambda pairs: " ".join(f"{one}-{other}" for one, other in pairs),
    ),
    "code": _Kind("[a-z0-9-]{1,40}"),
    "entrants": _Kind("pairs|players|teams"),
    "hex24": _Kind("[0-9a-f]{24}"),
    "hex64": _Kind("[0-9a-f]{64}"),
    "name": _Kind("[^:]+"),
    "side": _Kind("[12]", int),
    "word": _Kind("[a-z]+"),
}


def _words_if(words: str, is_there: bool) -> str:
    return words if is_there else ""


def _kind_of(hint: Any) -> _Kind:
    """Return the kind of a field by its type; beside those above one value of an enumeration, or several."""
    if hint in _KINDS:
        return _KINDS[hint]
    values = next(each for each in (hint, *get_args(hint)) if isinstance(each, EnumMeta))
    members: Iterable[Enum] = values.__members__.values()
    known = {str(each.value): each for each in members}
    if Ellipsis not in get_args(hint):
        return _Kind("|".join(map(re.escape, known)), known.__getitem__, lambda found: str(found.value))

    def read(text: str) -> tuple[Enum, ...]:
        words = [] if text == "none" else text.split(", ")
        for word in words:
            if word not in known:
                raise EventError(f"'{word}' is not one of {', '.join(known)}")
        return tuple(known[word] for word in words)

    return _Kind(".+", read, lambda found: ", ".join(each.value for each in found) or "none")


class _Template:
    """The text of an act, both ways."""

    def __init__(self, act: type[WrittenAct], template: str) -> None:
        hints = get_type_hints(act)
        self.act = act
        self.defaults = {each.name: each.default for each in fields(act)}  # type: ignore[arg-type]
        self.parts = [part for part in _PARTS.split(template) if part]
        self.kinds: dict[str, _Kind] = {}
        for name, between, rest in re.findall(r"\{(\w+)([:|]?)([^}]*)\}", template):
            if between == "|":
                self.kinds[name] = _Kind(f"(?:{re.escape(rest)})?", bool, partial(_words_if, rest))
            else:
                self.kinds[name] = _KINDS[rest] if rest else _kind_of(hints[name])
        maybe = [part for part in self.parts if part[0] == "["]
        self.patterns = [
            re.compile(self._pattern(dict(zip(maybe, kept, strict=True))))
            for kept in product((True, False), repeat=len(maybe))
        ]

    def _pattern(self, kept: dict[str, bool]) -> str:
        """Return the regular expression of the text with the parts in brackets that are kept."""
        inner = [part[1:-1] if part[0] == "[" else part for part in self.parts if kept.get(part, True)]
        return "".join(map(self._expression, _PARTS.split("".join(inner))))

    def _expression(self, part: str) -> str:
        if part[:1] != "{":
            return "s?" if part == "(s)" else re.escape(part)
        name = re.split("[:|]", part[1:-1])[0]
        return f"(?P<{name}>{self.kinds[name].pattern})"

    def read(self, text: str) -> WrittenAct | None:
        """Return the act with a text; None if the text has another form. The longest form goes first."""
        for pattern in self.patterns:
            if found := pattern.fullmatch(text):
                words = {name: word for name, word in found.groupdict().items() if name in self.defaults}
                return self.act(**{name: self.kinds[name].read(word) for name, word in words.items()})
        return None

    def written(self, act: WrittenAct) -> str:
        """Return the text of an act."""
        return "".join(self._words(part, act) for part in self.parts)

    def _words(self, part: str, act: WrittenAct) -> str:
        if part[0] == "{":
            name = re.split("[:|]", part[1:-1])[0]
            return self.kinds[name].write(getattr(act, name))
        if part[0] != "[":
            return "s" if part == "(s)" else part
        inner = [each for each in _PARTS.split(part[1:-1]) if each]
        names = [each[1:-1] for each in inner if each[0] == "{"]
        if all(getattr(act, name) == self.defaults[name] for name in names):
            return ""
        return "".join(self._words(each, act) for each in inner)


@dataclass_transform(frozen_default=True)
class WrittenAct:
    """An act that a file can hold: a frozen dataclass. Acts of one kind of event have one base class."""

    _template: ClassVar[_Template]
    _acts: ClassVar[list[type[WrittenAct]]] = []

    def __init_subclass__(cls, written: str = "") -> None:
        """Make the class a dataclass with this text; without one it only holds what other classes share."""
        dataclass(frozen=True)(cls)
        if written:
            cls._template = _Template(cls, written)
            cls._acts.append(cls)
        elif WrittenAct in cls.__bases__:
            cls._acts = []

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return self._template.written(self)

    def after(self, event: Any, /) -> Any:
        """Return the event after the act. Raises EventError, and says why, if it cannot be."""
        raise NotImplementedError


def after_act(event: State, act: WrittenAct) -> State:
    """Return the event after an act. Raises EventError, and says why, if it cannot be."""
    after: State = act.after(event)
    return after


class TakenBack(WrittenAct, written="take back"):
    """The last act that still counts, counts no longer."""


@dataclass(frozen=True, slots=True)
class EventLine(Generic[Act]):
    """An act, when it was written and by whom."""

    time: str
    """The time in UTC, as in `2026-11-22T19:30:00Z`."""
    by: str
    act: Act

    @property
    def text(self) -> str:
        """The line of the file, without its end."""
        return f"{self.time} {self.by}: {self.act.text}"


Numbered = Iterable[tuple[int, EventLine[WrittenAct]]]
"""Lines with their numbers."""
_LINE = re.compile(r"(?P<time>[0-9T:-]+Z) (?P<by>[^:]+): (?P<act>.+)")
_NEWER = "; if a newer version of euchre wrote this line, use that version"
_EXAMPLE = "2026-11-22T19:30:00Z Ann: title Fire hall"


@dataclass(frozen=True)
class EventKind(Generic[State]):
    """A kind of event that is kept in a file."""

    head: str
    """The first line of its files: what it is, and its version."""
    what: str
    """As in 'an evening'."""
    example: WrittenAct
    acts: type[WrittenAct]
    """The base class of its acts; each kind also has those of `WrittenAct` itself."""
    start: Callable[[], State]
    """Makes the event before its first act."""
    after: Callable[[State, WrittenAct], State] = after_act
    """Returns the event after an act other than taking back, and raises EventError if it cannot be."""

    @property
    def all_acts(self) -> tuple[type[WrittenAct], ...]:
        """All acts that its files can have."""
        return (*self.acts._acts, *WrittenAct._acts)

    def read_act(self, text: str) -> WrittenAct:
        """Return the act with a text. Raises EventError for anything else."""
        for act in self.all_acts:
            if found := act._template.read(text):
                return found
        raise EventError(f"'{text}' is not an act of {self.what}; one is '{self.example.text}'")

    def read_lines(self, text: str) -> Iterator[tuple[int, EventLine[WrittenAct]]]:
        """Read each line of a file after its head, with its number.

        Blank lines and lines from `#` on are skipped. Raises EventError, naming the line.
        """
        first, *lines = text.splitlines() or [""]
        if first.strip() != self.head:
            raise EventError(f"line 1: this file begins with '{self.head}'")
        for number, line in enumerate(lines, start=2):
            if not line.strip() or line.startswith("#"):
                continue
            found = _LINE.fullmatch(line.strip())
            if found is None:
                raise EventError(
                    f"line {number}: write the time, who, a colon and the act, as in '{_EXAMPLE}'"
                )
            try:
                act = self.read_act(found["act"])
            except EventError as fault:
                raise EventError(f"line {number}: {fault}{_NEWER}") from None
            yield number, EventLine(found["time"], found["by"], act)

    def event_of(self, lines: Numbered) -> State:
        """Return the event after the lines of a file, without those that are taken back.

        No earlier state is kept. Raises EventError, naming the line, if an act cannot be done or there is
        none to take back.
        """
        state = self.start()
        for number, line in counting(lines):
            try:
                state = self.after(state, line.act)
            except EventError as fault:
                raise EventError(f"line {number}: {fault}") from None
        return state


def lines_that_count(lines: Iterable[EventLine[Act]]) -> tuple[EventLine[Act], ...]:
    """Return the lines without those taken back and those that took them back. Raises EventError."""
    return tuple(line for _, line in counting(enumerate(lines)))


def counting(lines: Iterable[tuple[int, EventLine[Act]]]) -> list[tuple[int, EventLine[Act]]]:
    """Return the same lines with their numbers. Raises EventError, naming the line."""
    found: list[tuple[int, EventLine[Act]]] = []
    for number, line in lines:
        if not isinstance(line.act, TakenBack):
            found.append((number, line))
        elif found:
            found.pop()
        else:
            raise EventError(f"line {number}: there is nothing to take back")
    return found

"""The record of a table's finished games, with the seeds and shares that prove their deals.

It leaves out a game that is still on, since a record shows every hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ...acts import LeaveSeat, Person, TakeSeat
from ...notation import ActEntry, Comment, DealLine, Record
from ...notation import Entry as Line
from ...seats import BySide, Seat
from ..tables import events
from ..tables.events import Entry
from ..tables.long_logs.score_shot import Counts
from ..tables.table import Table
from .proof import GameProof, headers_of


class _Scribe:
    """Collects the lines of a record, and where each finished game ends among them."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.points: Counts = []
        """Points with which the table began; none where it carries on no other."""
        self.ends: list[int] = []
        """For each finished game, the number of lines up to its end."""
        self.seated: list[dict[Seat, str]] = []
        """For each finished game, who sat where at its end."""
        self.deals = 0
        self.first_deals: list[int] = []
        """The number of the first deal of each game that has begun."""
        self.proofs: list[GameProof] = []
        self._committed = ""
        self._pledged: set[str] = set()
        self._shares: dict[Seat, str] = {}
        self._sitting: dict[Seat, str] = {}

    def put(self, event: events.AnyEvent) -> None:
        """Add what an event contributes to the record."""
        match event:
            case events.Acted():
                self.lines.append(ActEntry(event.act))
            case events.TookOver(score=score):
                self.points = score.points
            case events.DealBegan(dealer):
                self.deals += 1
                self.lines.append(DealLine(self.deals, Seat.from_text(dealer)))
            case events.Sat(letter, _, name):
                self._seat(letter, name)
            case (
                events.Placed(letter, player)
                | events.Stood(letter, player)
                | events.Removed(letter, _, player)
            ):
                self._seat(letter, None if player is None else f"{player} {letter}")
            case events.StoodIn(letter, player):
                self.lines.append(Comment(f"{player} plays for {letter}, who is away"))
            case events.CameBack(letter):
                self.lines.append(Comment(f"{letter} is back"))
            case events.Called(letter, name):
                is_bound = letter in self._pledged
                self._seat(letter, name)
                self._pledged |= {letter} if is_bound else set()
            case _:
                self._put_fair_deal(event)

    def _put_fair_deal(self, event: events.AnyEvent) -> None:
        """Add what an event of the fair deal contributes."""
        match event:
            case events.Committed(_, commitment):
                self._committed, self._shares, self._pledged = commitment, {}, set()
            case events.Pledged(letter, _):
                self._pledged.add(letter)
            case events.GameBegan():
                self.first_deals.append(self.deals + 1)
                withheld = sorted(self._pledged - {str(seat) for seat in self._shares})
                self.lines += [
                    Comment(f"{letter} pledged a share and did not give it") for letter in withheld
                ]
            case events.Shared(letter, share):
                self._shares[Seat.from_text(letter)] = share
            case events.SharesLate(letters):
                self.lines += [
                    Comment(f"{letter} pledged a share and did not give it; the others give new shares")
                    for letter in letters
                ]
                self._pledged = {str(seat) for seat in self._shares}
                self._shares = {}
            case events.Revealed(game, seed):
                self.proofs.append(GameProof(game, self._committed, bytes.fromhex(seed), dict(self._shares)))
                self.ends.append(len(self.lines))
                self.seated.append(dict(self._sitting))

    def _seat(self, letter: str, name: str | None) -> None:
        """Seat somebody, or nobody; a pledge ends with the person who made it."""
        self._pledged.discard(letter)
        seat = Seat.from_text(letter)
        before = self._sitting.pop(seat, None)
        if before is not None:
            self.lines.append(ActEntry(LeaveSeat(Person(before), seat)))
        if name is not None:
            self.lines.append(ActEntry(TakeSeat(Person(name), seat)))
            self._sitting[seat] = name


def record_of(table: Table, entries: Iterable[Entry]) -> Record:
    """Return the record of the finished games, from the whole log of a table."""
    return records_of(table, entries)[0]


def records_of(table: Table, entries: Iterable[Entry]) -> tuple[Record, Record]:
    """Return the record of the finished games, and one of everything; the second is secret while a game is
    on."""
    scribe = _Scribe()
    for entry in entries:
        scribe.put(entry.event)
    club = None if table.club is None else table.club.temper.value
    title = ("title", table.name)
    first = scribe.first_deals
    headers = (title, *_proof_of(table, scribe.proofs, first, club))
    seating = table.code.seating
    points = BySide(seating.sides, tuple(scribe.points)) if any(scribe.points) else None
    everything = Record(code=table.code, headers=headers, entries=tuple(scribe.lines), points=points)
    over = len(scribe.ends)
    finished = (title, *_proof_of(table, scribe.proofs, first[:over], club))
    lines = everything.entries[: (scribe.ends or [0])[-1]]
    return replace(everything, headers=finished, entries=lines), everything


def _proof_of(
    table: Table, proofs: Sequence[GameProof], first_deals: Sequence[int], club: str | None
) -> Iterator[tuple[str, str]]:
    """Yield the headers that prove the deals; none where the event proves them, since all tables have the
    same."""
    if table.play is None or not table.play.is_sealed:
        yield from headers_of(table.id, proofs, table.code, first_deals, club)


def deals_apart(record: Record) -> tuple[Record, ...]:
    """Return a record for each deal, in which the score begins at 0 to 0: an event scores each deal apart."""
    seated: dict[Seat, ActEntry] = {}
    found: list[list[Line]] = []
    for line in record.entries:
        if isinstance(line, DealLine):
            found.append([*seated.values(), line])
            continue
        if isinstance(line, ActEntry) and isinstance(line.act, LeaveSeat):
            seated.pop(line.act.seat, None)
        elif isinstance(line, ActEntry) and isinstance(line.act, TakeSeat):
            seated[line.act.seat] = line
        if found:
            found[-1].append(line)
    headers = tuple(pair for pair in record.headers if pair[0] == "title")
    return tuple(replace(record, headers=headers, entries=tuple(lines)) for lines in found)


def lines_of(entries: Iterable[Entry], game: int) -> tuple[Line, ...]:
    """Return the lines of one finished game; they begin with its players taking their seats.

    Of the lines before the first deal of a later game, only changes of seats and comments are kept: its first
    dealer follows from the game before, and claims and cards belong to that game's last deal.
    """
    scribe = _Scribe()
    for entry in entries:
        scribe.put(entry.event)
    if game == 1:
        return tuple(scribe.lines[: scribe.ends[0]])
    seated = (ActEntry(TakeSeat(Person(name), seat)) for seat, name in scribe.seated[game - 2].items())
    own = scribe.lines[scribe.ends[game - 2] : scribe.ends[game - 1]]
    begins = next((place for place, line in enumerate(own) if isinstance(line, DealLine)), len(own))
    return (*seated, *filter(_is_about_seats, own[:begins]), *own[begins:])


def _is_about_seats(line: Line) -> bool:
    is_change = isinstance(line, ActEntry) and isinstance(line.act, (TakeSeat, LeaveSeat))
    return is_change or isinstance(line, Comment)

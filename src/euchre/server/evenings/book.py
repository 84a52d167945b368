"""The evenings of the store: opened, read, and changed by one act at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from ...events import (
    EventError,
    HallEvening,
    PrizeKind,
)
from ...events.evening_acts import (
    HEAD,
    EveningAct,
    EveningGame,
    EveningLine,
    EveningPlan,
    EveningPrizes,
    EveningRanking,
    EveningTitle,
    EveningWatched,
    PairsMovement,
    PartnerWished,
    PlayerArrives,
    Watchers,
)
from ...events.event_lines import EventLine, TakenBack, lines_that_count
from ...events.hall_after import MOST_LINES
from ...events.score_acts import RoundBegun, SideReported
from ...events.scoring import RANKING_OF_PAIRS, Ranking
from ..people.invitations import hash_of, new_id, new_link
from ..store import AlreadyDone, Fenced, OnlineEvening, Store, StoredEvening
from ..tables.decisions import Guest
from ..tables.names import distinct_name
from ..tables.refusal import Refusal
from ..wire.requests import NewEvening
from .links import DIRECTOR, EveningLink, check_link
from .schedules import SHORT, Schedules, check_length, read_lines, refused

LOADED = 64
"""Most evenings kept in memory."""
UNUSED = 120_000
"""Milliseconds after which an evening that nobody looks at is removed from memory."""
OF_TABLES = MOST_LINES // 2
"""Lines after which only the director enters anything, so that nobody at a table can fill the log."""
_TRIES = 20
"""How often an act is decided again because another was faster."""


@dataclass(frozen=True, slots=True)
class OpenEvening:
    """An evening as its log has it."""

    id: str
    stored: StoredEvening
    lines: tuple[EveningLine, ...]
    evening: HallEvening
    shown: dict[str, bytes] = field(default_factory=dict, compare=False)
    """What each kind of link shows of it, once somebody has asked for it."""

    @property
    def began(self) -> int | None:
        """When the present round began, in milliseconds of Unix time; None if nobody began it."""
        for line in reversed(lines_that_count(self.lines)):
            if isinstance(line.act, RoundBegun) and line.act.round == self.evening.begun:
                return int(datetime.fromisoformat(line.time).timestamp()) * 1000
        return None

    @property
    def text(self) -> str:
        """The evening as a file for `euchre event`."""
        return "\n".join((HEAD, *self.stored.lines, ""))


class Evenings:
    """All evenings of a store."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._loaded: OrderedDict[str, OpenEvening] = OrderedDict()
        self._looked_at: dict[str, int] = {}
        """When each of them was last looked at."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """So that many who ask at once do not each replay the log."""
        self._schedules = Schedules()

    async def open(self, wish: NewEvening) -> str:
        """Add an evening; the director's link. Raises Refusal."""
        if wish.same_boards and not wish.online:
            raise Refusal("evening/refused", "with real cards, `euchre event duplicate` deals for all tables")
        acts = _first_acts(wish)
        lines = tuple(self._line(act, "director").text for act in acts)
        link = EveningLink(new_id(), DIRECTOR, new_link())
        await self._after(link.evening, lines)
        named = (link.evening, hash_of(link.secret), secrets.token_bytes(32), lines, self._clock())
        if not wish.online:
            await self._store.create_evening(*named)
        else:
            online = OnlineEvening(id=link.evening, clock=wish.clock, pace=wish.pace)
            await self._store.create_online_evening(*named, online)
        return link.text

    async def join(self, link: EveningLink, guest: Guest, partner: str | None = None) -> OpenEvening:
        """Return the evening once a person takes part in it, and has named the partner whom they want.

        They may have joined before. Raises Refusal.
        """
        opened, name = await self._joined(link, guest)
        if partner is None:
            return opened
        return await self.add(link, PartnerWished(name, partner), new_id(), by=name)

    async def _joined(self, link: EveningLink, guest: Guest) -> tuple[OpenEvening, str]:
        """Return the evening once a person takes part in it, and their name there. Raises Refusal."""
        async with self._locks.setdefault(link.evening, asyncio.Lock()):
            for _ in range(_TRIES):
                now = await self.read(link)
                online = await self._store.online_evening(link.evening)
                if online is None:
                    raise Refusal("evening/refused", "this evening is played with real cards")
                mine = next((name for name, person in online.people.items() if person == guest.id), None)
                if mine is not None:
                    return now, mine
                if now.evening.begun >= now.evening.last_round:
                    raise Refusal("evening/refused", "the last round has begun; join the next evening")
                names = [player.name for player in now.evening.players]
                act = PlayerArrives(distinct_name(guest.name, names), now.evening.begun + 1)
                line = self._line(act, act.name).text
                await self._after(link.evening, (line,), now)
                with suppress(Fenced, AlreadyDone):
                    await self._store.join_evening(
                        link.evening, now.stored.seq, line, act.name, guest.id, self._clock()
                    )
        raise Refusal("evening/busy", "too much is entered at once; try again")

    async def read(self, link: EveningLink) -> OpenEvening:
        """Return the evening as it is now. Raises Refusal for a link that is void."""
        async with self._reading.setdefault(link.evening, asyncio.Lock()):
            return await self._read(link)

    async def _read(self, link: EveningLink) -> OpenEvening:
        known = self._loaded.get(link.evening)
        stored = await self._store.evening(link.evening, 0 if known is None else known.stored.seq)
        stored = check_link(link, stored)
        if known is not None and not stored.lines:
            return self._keep(known)
        lines, evening = await self._after(link.evening, stored.lines, known)
        before = () if known is None else known.stored.lines
        stored = replace(stored, lines=(*before, *stored.lines))
        return self._keep(OpenEvening(link.evening, stored, lines, evening))

    async def _after(
        self, event: str, new: tuple[str, ...], known: OpenEvening | None = None
    ) -> tuple[tuple[EveningLine, ...], HallEvening]:
        """Return all lines of a log that goes on from a known state, and the evening after them.

        Raises Refusal if a new line cannot be.
        """
        read = read_lines(new) if len(new) <= SHORT else await asyncio.to_thread(read_lines, new)
        lines = read if known is None else (*known.lines, *read)
        check_length(len(lines) + 1)
        if known is None or any(isinstance(line.act, TakenBack) for line in read):
            return lines, await self._schedules.after(event, HallEvening(), lines, is_whole=True)
        return lines, await self._schedules.after(event, known.evening, read, is_whole=False)

    async def shown(self, opened: OpenEvening, role: str, show: Callable[[OpenEvening], bytes]) -> bytes:
        """Return what a kind of link shows of an evening: computed once after each change, and kept."""
        if role not in opened.shown:
            async with self._reading.setdefault(opened.id, asyncio.Lock()):
                if role not in opened.shown:
                    opened.shown[role] = await asyncio.to_thread(show, opened)
        return opened.shown[role]

    async def close(self) -> None:
        """Stop what is being computed."""
        await self._schedules.close()

    async def add(
        self,
        link: EveningLink,
        act: EveningAct,
        message: str,
        after: int | None = None,
        by: str = "",
        more: Sequence[EveningAct] = (),
    ) -> OpenEvening:
        """Return the evening after an act, once that is durable. A message that was done before changes
        nothing.

        `more` are acts that are written with it, all or none. Raises Refusal for an act that cannot be, or if
        `after` is not the number of the last line.
        """
        async with self._locks.setdefault(link.evening, asyncio.Lock()):
            for _ in range(_TRIES):
                now = await self.read(link)
                if await self._store.has_line(link.evening, message):
                    return now
                _check_usual(now.evening, act)
                if after not in (None, now.stored.seq):
                    raise Refusal("evening/changed", "something else was entered meanwhile; look again")
                try:
                    await self._append(link, now, (act, *more), message, by)
                except Fenced:
                    continue
                except AlreadyDone:
                    pass
                return await self.read(link)
        raise Refusal("evening/busy", "too much is entered at once; try again")

    async def _append(
        self, link: EveningLink, now: OpenEvening, acts: Sequence[EveningAct], message: str, by: str
    ) -> None:
        """Write acts to the log. Raises Refusal, and Fenced if another server was faster."""
        author = by or ("director" if link.table is None else f"table {link.table}")
        if link.table is not None and now.stored.seq >= OF_TABLES:
            raise Refusal("evening/refused", "too much was entered at the tables; call the director")
        lines = tuple(self._line(act, author).text for act in acts)
        await self._after(link.evening, lines, now)
        await self._store.append_lines(link.evening, now.stored.seq, message, lines, self._clock())

    def _keep(self, opened: OpenEvening) -> OpenEvening:
        self._loaded[opened.id] = opened
        self._loaded.move_to_end(opened.id)
        self._looked_at[opened.id] = self._clock()
        if len(self._loaded) > LOADED:
            self._forget_oldest()
        return opened

    def forget_unused(self) -> None:
        """Remove from memory the evenings that nobody has looked at for some time."""
        limit = self._clock() - UNUSED
        while self._loaded and self._looked_at[next(iter(self._loaded))] <= limit:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        oldest, _ = self._loaded.popitem(last=False)
        del self._looked_at[oldest]

    def _line(self, act: EveningAct, by: str) -> EveningLine:
        now = datetime.fromtimestamp(self._clock() / 1000, UTC)
        author = by.replace(":", "") or "player"  # in a line, a colon ends who wrote it
        return EventLine(now.strftime("%Y-%m-%dT%H:%M:%SZ"), author, act)


def _first_acts(wish: NewEvening) -> list[EveningAct]:
    """Return the first lines of a new evening."""
    pairs = None if wish.pairs is None else PairsMovement(wish.pairs)
    seed = 1 + secrets.randbelow(999)
    acts: list[EveningAct] = [
        EveningTitle(wish.title),
        EveningPlan(wish.rounds, wish.deals, seed, wish.by_result, pairs, wish.same_boards),
    ]
    if wish.online:
        acts += [EveningGame(wish.code), EveningWatched(Watchers(wish.watchers), wish.delay)]
    if wish.ranking is not None:
        acts.append(EveningRanking(tuple(map(Ranking, wish.ranking))))
    elif pairs is not None:
        acts.append(EveningRanking(RANKING_OF_PAIRS))
    if wish.prizes is not None:
        acts.append(EveningPrizes(tuple(map(PrizeKind, wish.prizes))))
    return [*acts, *map(PlayerArrives, wish.names)]


def _check_usual(evening: HallEvening, act: EveningAct) -> None:
    """Raise Refusal for points that only the director may enter, since few games give them."""
    if isinstance(act, SideReported):
        try:
            evening.check_usual(act.first + act.second, "call the director")
        except EventError as fault:
            raise refused(fault) from None

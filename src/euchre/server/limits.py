"""How much one address, guest or connection may do."""

from __future__ import annotations

from dataclasses import dataclass, field

from .bucket import Rate
from .connection import MessageLimits


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one address, guest or connection may do."""

    messages: MessageLimits = field(default_factory=MessageLimits)
    requests: Rate = field(default_factory=lambda: Rate(80, 100))
    """All requests of one address and sockets that it opens; more of them wait for their turn."""
    changes: Rate = field(default_factory=lambda: Rate(240, 4))
    """Requests that change something and sockets opened, from one address, which a club may share."""
    tables: Rate = field(default_factory=lambda: Rate(10, 1 / 60))
    """Tables opened by one guest."""
    public: Rate = field(default_factory=lambda: Rate(20, 1 / 30))
    """Public tables opened from one address, so that one person with many guests cannot fill the lobby."""
    tables_there: Rate = field(default_factory=lambda: Rate(240, 1 / 60))
    """Tables opened from one address."""
    people: Rate = field(default_factory=lambda: Rate(240, 1 / 10))
    """People who take a name at one address."""
    strong: Rate = field(default_factory=lambda: Rate(6, 1 / 120))
    """Tables with computer players that need a worker process, opened by one guest."""
    records: Rate = field(default_factory=lambda: Rate(10, 0.2))
    """Records downloaded by one guest."""
    records_there: Rate = field(default_factory=lambda: Rate(120, 1))
    """Records downloaded from one address."""
    replays: Rate = field(default_factory=lambda: Rate(40, 2))
    """Replays and uploaded records, from one address."""
    dealings: Rate = field(default_factory=lambda: Rate(20, 0.2))
    """Answers how a finished game was dealt, for one guest."""
    puzzles: Rate = field(default_factory=lambda: Rate(60, 2))
    """Requests about puzzles, from one address."""
    daily: Rate = field(default_factory=lambda: Rate(60, 2))
    """Requests about the eight deals of a day, from one address."""
    searches: Rate = field(default_factory=lambda: Rate(60, 2))
    """Searches of the laws, from one address."""
    hints: Rate = field(default_factory=lambda: Rate(20, 0.5))
    """Hints for one guest."""
    reviews: Rate = field(default_factory=lambda: Rate(6, 1 / 120))
    """Reviews that one guest begins."""
    evenings: Rate = field(default_factory=lambda: Rate(5, 1 / 120))
    """Evenings with real cards opened from one address."""
    evening_reads: Rate = field(default_factory=lambda: Rate(120, 4))
    """How often one link of an evening is read; all phones at a table use the same."""
    evening_reads_there: Rate = field(default_factory=lambda: Rate(960, 60))
    """How often evenings are read from one address: 120 phones in a hall ask every two seconds."""
    evening_acts: Rate = field(default_factory=lambda: Rate(60, 1))
    """Acts entered by one link of an evening."""
    evening_acts_there: Rate = field(default_factory=lambda: Rate(480, 8))
    """Acts entered in evenings from one address."""
    stored_evenings: int = 5_000
    """Evenings that the store may hold."""
    stored_tables: int = 50_000
    """Tables that the store may hold of all guests together."""
    stored_megabytes: int = 10_000
    """How much guests may store in all: tables, people, evenings and all that belongs to them."""
    connections: int = 6
    """Sockets of one guest."""
    hello: float = 10.0
    """Seconds until a socket has to send a hello."""

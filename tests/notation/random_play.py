"""Random lawful play under any code, as records for tests."""

from collections.abc import Iterator
from dataclasses import replace

from euchre.acts import Cut, DealOut, DeclineCut, Discard, Holding, Shuffle
from euchre.cards import UNKNOWN, Card
from euchre.chance import Stream
from euchre.deal import Deal, open_rights
from euchre.game import Sitting, after, begin_deal, due_now, new_sitting
from euchre.laws import Code
from euchre.notation import ActEntry, Comment, DealLine, Entry, Record, replay


def random_record(code: Code, seed: int, deals: int) -> tuple[Record, Sitting]:
    """Return a record of some lawful deals with remarks, and the table at its end."""
    stream, sitting = Stream(seed), new_sitting(code)
    entries: list[Entry] = []
    while True:
        dues = due_now(sitting)
        if not dues and sitting.deals == deals:
            return Record(code=code, entries=tuple(entries)), sitting
        if not dues:
            sitting = begin_deal(sitting)
            assert sitting.next_dealer is not None
            entries.append(DealLine(sitting.deals, sitting.next_dealer))
            continue
        if sitting.deal is not None and not sitting.is_between_deals and stream.below(12) == 0:
            dues = (*dues, *open_rights(sitting.deal))
        act = stream.choice(stream.choice(dues).acts)
        if isinstance(act, Shuffle):
            act = Shuffle(act.actor, stream.shuffled(code.pack))
        sitting = after(sitting, act)
        entries.append(ActEntry(act))
        if stream.below(25) == 0:
            entries.append(Comment(stream.choice(("well done", "a # b", "")), beside=stream.below(2) == 0))


def with_faces_hidden(record: Record, seed: int) -> Record:
    """Return the same play, less of it recorded: some or all of the pack, some discards, some of the dealing.

    A remark beside an act that is left out stands alone where another remark is before it.
    """
    entries: list[Entry] = []
    for entry in _hidden_entries(record, Stream(seed)):
        if isinstance(entry, Comment) and entries and isinstance(entries[-1], Comment):
            entry = replace(entry, beside=False)
        entries.append(entry)
    return replace(record, entries=tuple(entries))


def _hidden_entries(record: Record, stream: Stream) -> Iterator[Entry]:
    way = 0
    for entry, sitting in zip(record.entries, replay(record), strict=True):
        match entry:
            case DealLine():
                way = stream.below(3)
                yield entry
            case ActEntry(Shuffle(actor, pack)) if way == 0:
                yield ActEntry(Shuffle(actor, _some(pack, stream)))
            case ActEntry(Shuffle() | Cut() | DeclineCut()) if way > 0:
                continue
            case ActEntry(DealOut()) if way > 0:
                assert sitting.deal is not None
                yield from _hands_told(sitting.deal, stream)
                if way == 1:
                    yield entry
            case ActEntry(Discard(actor, cards)) if stream.below(2):
                yield ActEntry(Discard(actor, _some(cards, stream)))
            case _:
                yield entry


def _hands_told(deal: Deal, stream: Stream) -> Iterator[Entry]:
    for seat in deal.code.seating.seats:
        if stream.below(3):
            yield ActEntry(Holding(seat, _some(deal.hands[seat], stream)))


def _some(cards: tuple[Card, ...], stream: Stream) -> tuple[Card, ...]:
    return tuple(UNKNOWN if stream.below(2) else card for card in cards)

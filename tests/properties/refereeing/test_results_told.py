"""A deal whose result is told ends as the same deal played by its cards, and is ruled on alike afterwards."""

from __future__ import annotations

from itertools import takewhile

from hypothesis import given, note
from hypothesis import strategies as st

from euchre.acts import TABLE, Act, LayDown, Manner, Mark, Play, ReportResult, TableAct, ThrowIn, read_act
from euchre.cards import NO_TRUMP
from euchre.chance import Stream
from euchre.deal import Deal
from euchre.notation import read_record, write_record
from euchre.notation.record import ActEntry, DealLine, Entry, Record
from euchre.table import RefereedTable, after, deal_begins, new_table
from tests.properties.lawful_play import Line, played_out
from tests.properties.tables import TABLES

LATER = (
    "{one} claims overcount",
    "{two} claims overcount",
    "{one} claims undercount",
    "{two} claims undercount",
    "{one} admits undercount",
    "{two} admits overcount",
    '"Eve" points out overcount',
)
"""What is said of the marks of a deal; none of it needs a card of the deal."""


def report_of(deal: Deal) -> ReportResult:
    """Return the result of a deal that was played."""
    calling = deal.calling
    makers = deal.code.seating.side_of(deal.settled_maker)
    seat = deal.settled_maker if calling.lone is None else calling.lone
    return ReportResult(TABLE, deal.final_outcome.tricks[makers], seat, calling.manner)


def before_the_play(deal: Deal) -> list[Act]:
    """Return what was done before the first card."""
    return [*takewhile(lambda act: not isinstance(act, (Play, LayDown, ThrowIn)), deal.acts)]


def beginnings_to_tell(deal: Deal) -> list[list[Act]]:
    """Return the parts of a deal after which its result can be told: before its play, in it, and before
    anything.

    Who defends alone and that there is no trump is told by acts of their own.
    """
    plays = [number for number, act in enumerate(deal.acts) if isinstance(act, Play)]
    found = [before_the_play(deal)]
    if len(plays) > deal.code.players:
        found.append(
            [act for act in deal.acts[: plays[deal.code.players]] if not isinstance(act, (LayDown, ThrowIn))]
        )
    if deal.calling.duelist is None and deal.trump is not NO_TRUMP:
        found.append([])
    return found


def table_after(begun: RefereedTable, acts: list[Act]) -> RefereedTable:
    for act in acts:
        begun = after(begun, act)
    return begun


def standing(table: RefereedTable) -> object:
    """Return what the score, the deal and the last rulings come to.

    Of three players, who of the other two took a trick is not told.
    """
    sitting = table.sitting
    outcome = table.deal.outcome
    ruled = [
        (
            one.irregularity,
            one.verdict,
            one.laws,
            one.offender,
            one.points,
            one.remedies,
            one.holders,
            one.why,
        )
        for one in table.last_rulings
    ]
    result = None
    if outcome is not None and table.deal.calling.maker is not None:
        makers = table.code.seating.side_of(table.deal.settled_maker)
        result = (outcome.result, outcome.tricks[makers], sum(outcome.tricks), tuple(outcome.points))
    return sitting.score, sitting.next_dealer, sitting.deals, result, ruled


def afterwards(deal: Deal, stream: Stream) -> list[list[Act]]:
    """Return marks of the deal, a part of the next deal, and what is said of the marks."""
    seating = deal.code.seating
    one, two = seating.sides[0], seating.sides[1]
    marks: list[Act] = [Mark(side, stream.below(5)) for side in (one, two) if stream.below(2)]
    dealer = seating.left_of(deal.dealer)
    begun = ["{dealer} shuffles", "{right} cuts 9", "{dealer} deals {packets}", "{dealer} turns up 9H"]
    begun = begun[: stream.below(len(begun) + 1)]
    said = [stream.choice(LATER) for _ in range(1 + stream.below(3))]
    names = {
        "one": one.seats[0],
        "two": two.seats[0],
        "dealer": dealer,
        "right": seating.right_of(dealer),
        "packets": "-".join(map(str, deal.code.packets[0])),
    }
    return [marks, *([read_act(text.format(**names))] for text in (*begun, *said))]


@given(st.sampled_from(sorted(TABLES)), st.integers(0, 2**20))
def test_a_result_told_counts_as_the_deal_played(name: str, seed: int) -> None:
    line: Line = played_out(name, seed)
    deal, code = line.end, line.end.code
    note(f"{line}")
    if deal.calling.maker is None or deal.calling.manner is Manner.JAMBOREE:
        return
    stream = Stream(seed, 5)
    points = code.seating.by_side(0).mapped(lambda _: stream.below(min(code.game_points, 10)))
    begun = deal_begins(new_table(code, dealer=deal.dealer, points=points))
    played = table_after(begun, list(deal.acts))
    report = report_of(deal)
    later = afterwards(deal, stream)
    for part in beginnings_to_tell(deal):
        told = table_after(begun, [*part, report])
        assert standing(told) == standing(played), report
        same = played
        for acts in later:
            if isinstance(acts[0] if acts else None, Mark) or not acts:
                told, same = table_after(told, acts), table_after(same, acts)
                continue
            starts = not isinstance(acts[0], TableAct) and told.sitting.is_between_deals
            if starts and told.sitting.next_dealer is None:
                break
            told, same = table_after(told, acts), table_after(same, acts)
            assert standing(told) == standing(same), acts


PROVED_BY_TRICKS = sorted(
    name
    for name, code in TABLES.items()
    if "revoke" in code.provisions and code.provisions["revoke"].proof == "tricks-shown"
)


@given(st.sampled_from(PROVED_BY_TRICKS), st.integers(0, 2**20))
def test_a_revoke_that_the_accused_hide_costs_the_same(name: str, seed: int) -> None:
    deal = played_out(name, seed).end
    if deal.calling.maker is None or deal.calling.manner is Manner.JAMBOREE:
        return
    stream = Stream(seed, 5)
    accused = stream.choice(deal.active)
    by = deal.code.seating.left_of(accused)
    claim, mixing = read_act(f"{by} claims revoke against {accused}"), read_act(f"{accused} mixes the cards")
    begun = deal_begins(new_table(deal.code, dealer=deal.dealer))
    played = table_after(begun, [*deal.acts, claim, mixing])
    for part in beginnings_to_tell(deal):
        told = table_after(begun, [*part, report_of(deal), claim, mixing])
        assert told.sitting.score == played.sitting.score
        assert told.sitting.next_dealer == played.sitting.next_dealer
        assert [one.irregularity for one in told.last_rulings] == ["revoke", "cards-mixed"]
        assert [one.points for one in told.last_rulings] == [one.points for one in played.last_rulings]


@given(st.sampled_from(sorted(TABLES)), st.integers(0, 2**20))
def test_a_record_of_results_is_read_as_it_was_written(name: str, seed: int) -> None:
    deal = played_out(name, seed).end
    if deal.calling.maker is None:
        return
    acts = (
        (*before_the_play(deal), report_of(deal)) if deal.calling.manner is not Manner.JAMBOREE else deal.acts
    )
    entries: tuple[Entry, ...] = (DealLine(1, deal.dealer), *map(ActEntry, acts))
    record = Record(code=deal.code, headers=(), points=None, entries=entries)
    text = write_record(record)
    assert [entry.act for entry in read_record(text).entries if isinstance(entry, ActEntry)] == list(acts)

"""Properties of every deal that is played lawfully, at every table."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.acts import AskNewDeal, DealOut, Manner, Shuffle
from euchre.cards import SUITS, Card
from euchre.deal import Deal, Ending, Result, Stage, after, dues, is_lawful, new_deal
from euchre.laws import Code
from euchre.seats import Seat
from tests.properties.lawful_play import Line, lines, played_out
from tests.properties.tables import TABLES
from tests.properties.whereabouts import cards_given, cards_had, whereabouts

UNSEEN_STAGES = (Stage.SHUFFLING,)
"""Before the shuffle the record knows of no card."""


@settings(max_examples=200)
@given(lines())
def test_no_card_is_invented_or_lost(line: Line) -> None:
    pack = Counter(line.end.code.pack)
    shuffled = [deal for deal in line.states if deal.stage not in UNSEEN_STAGES]
    wrong = [deal.acts[-1].text for deal in shuffled if whereabouts(deal) != pack]
    assert shuffled
    assert not wrong, f"cards are lost or doubled after {wrong}"


@settings(max_examples=200)
@given(lines())
def test_every_active_player_has_the_right_number_of_cards_when_play_begins(line: Line) -> None:
    wrong = [
        (seat.name, deal.acts[-1].text)
        for deal in line.states
        for seat in deal.active
        if deal.tricks and cards_had(deal, seat) != _due_to(deal, seat)
    ]
    assert not wrong


def _due_to(deal: Deal, seat: Seat) -> int:
    """Return the number of cards dealt to a seat, with the dummy, the turn-up and a card from its partner."""
    discarded = sum(who == seat for who, _ in deal.discards)
    more = cards_given(deal, seat) - deal.code.hand_size
    return deal.code.hand_size + more + (discarded > more)


@settings(max_examples=125)
@given(lines())
def test_every_act_that_is_due_is_lawful(line: Line) -> None:
    refused = [
        (deal.stage.value, act.text)
        for deal in line.states
        for due in dues(deal)
        for act in due.acts
        if not is_lawful(deal, act)
    ]
    assert not refused


@settings(max_examples=125)
@given(lines())
def test_play_waits_for_somebody_until_the_deal_is_over(line: Line) -> None:
    waiting = [any(due.awaited and due.acts for due in dues(deal)) for deal in line.states]
    assert waiting == [True] * (len(line.states) - 1) + [False]
    assert dues(line.end) == ()


@settings(max_examples=125)
@given(lines())
def test_nothing_due_is_offered_twice(line: Line) -> None:
    doubled = [
        (deal.stage.value, act.text)
        for deal in line.states
        for act, times in Counter(act for due in dues(deal) for act in due.acts).items()
        if times > 1 and not isinstance(act, Shuffle)
    ]
    assert not doubled


@settings(max_examples=125)
@given(lines())
def test_replaying_the_acts_gives_equal_states(line: Line) -> None:
    deal = new_deal(line.end.code, line.end.dealer)
    replayed = [deal]
    for act in line.end.acts:
        deal = after(deal, act)
        replayed.append(deal)
    assert tuple(replayed) == line.states


@settings(max_examples=400)
@given(lines())
def test_points_are_what_the_code_gives_for_the_tricks(line: Line) -> None:
    outcome, code = line.end.outcome, line.end.code
    assert outcome is not None
    assert (outcome.result, *_shares(line.end, outcome.points.values)) in _legal_results(line.end)
    tricks = 0 if outcome.ending in (Ending.SHOWN, Ending.UNPLAYED) else code.hand_size
    assert sum(outcome.tricks) == tricks


def _shares(deal: Deal, points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of the makers, then the different shares of the adverse sides."""
    if deal.calling.maker is None:
        return tuple(sorted(set(points)))
    makers = deal.code.seating.sides.index(deal.code.seating.side_of(deal.calling.maker))
    return (points[makers], *sorted({share for side, share in enumerate(points) if side != makers}))


def _legal_results(deal: Deal) -> set[tuple[Result | int, ...]]:
    """Return every result the makers' manner of play allows, written out from the code's values."""
    code, calling = deal.code, deal.calling
    if calling.maker is None:
        return {(Result.VOID if isinstance(deal.acts[-1], AskNewDeal) else Result.ALL_PASSED, 0)}
    if calling.manner is Manner.JAMBOREE:
        return {(Result.JAMBOREE, code.jamboree_points, 0)}
    point, march, euchre = _values(code, calling.manner, calling.duelist is not None)
    won = _makers_tricks(deal)
    if won == code.hand_size:
        return {(Result.MARCH, march, 0)}
    return {(Result.POINT, point, 0)} if 2 * won > code.hand_size else {(Result.EUCHRE, 0, euchre)}


def _makers_tricks(deal: Deal) -> int:
    assert deal.outcome is not None
    assert deal.calling.maker is not None
    return deal.outcome.tricks[deal.code.seating.side_of(deal.calling.maker)]


def _values(code: Code, manner: Manner, duel: bool) -> tuple[int, int, int]:
    if duel:
        return code.duel_point, code.duel_march, code.duel_euchre
    if manner is Manner.JAMBONE:
        return code.jambone_point, code.jambone_march, code.jambone_euchre
    if manner is Manner.ALONE:
        return code.lone_point, code.lone_march, code.lone_euchre
    return code.point, code.march, code.euchre


@settings(max_examples=200)
@given(lines())
def test_the_best_card_wins_each_trick(line: Line) -> None:
    if line.end.outcome is None or line.end.outcome.ending is not Ending.PLAYED:
        return
    seating = line.end.code.seating
    won = Counter(seating.side_of(_best(line.end, number)) for number in range(len(line.end.tricks)))
    assert {side: won[side] for side in seating.sides} == dict(line.end.outcome.tricks.items())


def _best(deal: Deal, number: int) -> Seat:
    """Return the winner of a trick, by a list of all cards written for this test."""
    trump = deal.trump
    assert trump is not None
    plays = deal.tricks[number].plays
    low, high = "789TJQKA", "789TQKA"
    lay = {rank + suit.letter: value for suit in SUITS for value, rank in enumerate(low)}
    trumps = ["joker", f"J{trump.letter}", f"J{trump.next_suit.letter}"]
    trumps += [rank + trump.letter for rank in reversed(high)]

    def height(card: Card) -> int:
        if card.text in trumps:
            return 100 - trumps.index(card.text)
        led = plays[0].card.text
        follows = led not in trumps and card.text[-1] == led[-1]
        return lay[card.text] if follows else -1

    winner = max(plays, key=lambda play: height(play.card)).actor
    assert isinstance(winner, Seat)
    return winner


def test_random_play_meets_every_result_ending_and_form() -> None:
    ends = [played_out(table, seed).end for table in TABLES for seed in range(40)]
    outcomes = [deal.outcome for deal in ends if deal.outcome is not None]
    assert {outcome.result for outcome in outcomes} == set(Result)
    assert {outcome.ending for outcome in outcomes} == set(Ending) - {Ending.TOLD}
    assert {deal.calling.manner for deal in ends} == set(Manner)
    assert any(deal.calling.duelist is not None for deal in ends)
    assert any(deal.calling.announced is not None for deal in ends)
    assert any(deal.called is not None for deal in ends)
    assert any(deal.fixed is not None for deal in ends)
    assert any(len(act.rounds[0]) > 1 for deal in ends for act in deal.acts if isinstance(act, DealOut))


@given(st.sampled_from(sorted(TABLES)), st.integers(0, 2**20))
def test_a_line_is_named_by_its_table_and_seed(table: str, seed: int) -> None:
    assert played_out(table, seed).states == played_out(table, seed).states

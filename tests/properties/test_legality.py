"""Legal acts and the test of legality agree; a refused act is explained and changes nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.acts import Act, DealOut, Holding, Shuffle, TurnUp
from euchre.cards import UNKNOWN
from euchre.chance import Stream
from euchre.deal import Deal, IllegalAct, Stage, after, breaches, dues, lawfully_after, legal_acts
from euchre.seats import Seat
from tests.properties.lawful_play import Line, lines
from tests.properties.pool import STRANGERS, acts_of_regular_play, facts_and_slips
from tests.properties.whereabouts import whereabouts


def some_state(line: Line, seed: int) -> Deal:
    """Return one state of a line, those of each stage as likely as those of another."""
    stream = Stream(seed, 4)
    stage = stream.choice(tuple(dict.fromkeys(deal.stage for deal in line.states)))
    return stream.choice([deal for deal in line.states if deal.stage is stage])


def _is_judged_by_dues(deal: Deal, act: Act) -> bool:
    """Return whether an act is lawful only when it is due.

    A record may leave out the shuffle, the cut and the dealing, and the face of a discard.
    """
    if isinstance(act, (DealOut, TurnUp)):
        return deal.stage not in (Stage.SHUFFLING, Stage.CUTTING)
    return not _is_unseen(act)


def _is_unseen(act: Act) -> bool:
    """Return whether an act moves a card whose face is not recorded."""
    return UNKNOWN in getattr(act, "cards", (getattr(act, "card", None),))


@settings(max_examples=60)
@given(lines(), st.integers(0, 2**20))
def test_the_legal_test_accepts_exactly_the_legal_acts(line: Line, seed: int) -> None:
    deal = some_state(line, seed)
    due = frozenset(act for one in dues(deal) for act in one.acts)
    everything = [act for actor in (*Seat, *STRANGERS[:1]) for act in acts_of_regular_play(deal, actor)]
    pool = [act for act in everything if _is_judged_by_dues(deal, act)]
    wrong = [act.text for act in pool if (not breaches(deal, act)) != (act in due)]
    assert pool
    assert not wrong, f"the set and the test differ on {wrong}"


@settings(max_examples=40)
@given(lines(), st.integers(0, 2**20))
def test_each_seats_legal_acts_are_those_of_its_dues(line: Line, seed: int) -> None:
    deal = some_state(line, seed)
    by_seat = [act for seat in Seat for act in legal_acts(deal, seat)]
    assert Counter(by_seat) == Counter(act for due in dues(deal) for act in due.acts)
    assert all(act.actor == due.actor for due in dues(deal) for act in due.acts)


@settings(max_examples=30)
@given(lines(), st.integers(0, 2**20))
def test_a_refusal_has_a_sentence_and_leaves_the_deal_as_it_was(line: Line, seed: int) -> None:
    deal = some_state(line, seed)
    kept = replace(deal)
    actors = (*Seat, *STRANGERS)
    faults = [
        fault
        for actor in actors
        for act in acts_of_regular_play(deal, actor)
        for fault in breaches(deal, act)
    ]
    assert faults
    assert all(fault.message.strip() and str(fault).strip() for fault in faults)
    assert all(fault.deal is deal for fault in faults)
    with pytest.raises(IllegalAct, match=r"\w"):
        lawfully_after(deal, Stream(seed, 5).choice(faults).act)
    assert deal == kept


@settings(max_examples=40)
@given(lines(), st.integers(0, 2**20))
def test_after_is_total_and_keeps_every_card(line: Line, seed: int) -> None:
    deal = some_state(line, seed)
    # A shuffle that does not state its order hides all faces, and a deal before the shuffle has none.
    seen = deal.stage not in (Stage.SHUFFLING, Stage.CUTTING)
    wrong = []
    for actor in (*Seat, *STRANGERS):
        for act in (*acts_of_regular_play(deal, actor), *facts_and_slips(deal, actor)):
            try:
                next_deal = after(deal, act)
            except IllegalAct as refusal:
                if not refusal.message:
                    wrong.append(f"{act}: refused without a word")
                continue
            except Exception as fault:  # whatever else is raised is what this test looks for
                wrong.append(f"{act}: {fault!r}")
                continue
            if not seen or _is_a_fact(act):
                continue
            before, now = whereabouts(deal), whereabouts(next_deal)
            if before.total() != now.total() or (before != now and not _is_unseen(act)):
                wrong.append(f"{act}: cards are lost or doubled")
    assert not wrong, f"{len(wrong)} wrong, at first {wrong[:20]}"


def _is_a_fact(act: Act) -> bool:
    """Return whether a hand stated and a shuffle recorded are told from outside, not moved."""
    return isinstance(act, (Holding, Shuffle))


@settings(max_examples=250)
@given(lines(), st.integers(0, 2**20))
def test_after_stays_total_when_anything_was_done_before(line: Line, seed: int) -> None:
    stream = Stream(seed, 6)
    deal = some_state(line, seed)
    pack = whereabouts(deal)
    seen = deal.stage not in (Stage.SHUFFLING, Stage.CUTTING)
    done = []
    for _ in range(12):
        actor = stream.choice(tuple(Seat))
        act = stream.choice(tuple(acts_of_regular_play(deal, actor)))
        if _is_unseen(act):
            continue
        try:
            deal = after(deal, act)
        except IllegalAct:
            continue
        done.append(act.text)
        dues(deal)
        breaches(deal, act)
    assert not seen or whereabouts(deal) == pack, f"cards are lost or doubled after {done}"

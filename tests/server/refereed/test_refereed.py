"""A table in club mode: irregular acts, claims, the seats for which play waits, and the record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from euchre.acts import Play
from euchre.deal import Stage
from euchre.laws import CODE_NAMES
from euchre.notation import read_record, write_record
from euchre.seating.records import referee
from euchre.seats import Seat, Side
from euchre.server.refereed.claimable import claimable_by
from euchre.server.refereed.mode import irregular_acts_of, regular_dues
from euchre.server.review.proof import verify
from euchre.server.review.record import record_of
from euchre.server.tables import events
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.routine import TimedStep, Wait, at_once, follows, in_time
from euchre.server.tables.transition import replayed
from euchre.server.wire import requests
from euchre.table import Verdict, after
from euchre.table.state import with_deal
from tests.cli.runs import euchre
from tests.server.helpers.clubs import (
    BOOKS,
    NEVER,
    claims,
    held_words,
    play_until_revoke,
    play_with_slips,
    refereed,
)
from tests.server.helpers.tables import ANN, BOB, Desk, desk

TEMPERS = ("strict", "friendly", "sleepy")


@pytest.mark.parametrize(("code", "temper"), list(zip(CODE_NAMES, 2 * TEMPERS, strict=True)))
def test_a_game_with_irregular_acts_ends_and_its_log_replays(code: str, temper: str) -> None:
    at = desk(code, guests=2, club=temper)
    for _ in play_with_slips(at, 5):
        pass
    assert at.table.game == 1
    assert not at.table.is_game_on
    assert {ruling.verdict for ruling in refereed(at.table).rulings} >= {Verdict.OFFERED, Verdict.NOTED}
    assert replayed(at.entries) == at.table


@pytest.mark.parametrize("code", BOOKS)
def test_downloaded_record_gives_the_same_rulings_and_is_fair(code: str, tmp_path: Path) -> None:
    at = desk(code, guests=2, club="strict")
    for _ in play_with_slips(at, 6):
        pass
    text = write_record(record_of(at.table, at.entries))
    record = read_record(text)
    *_, last = referee(record)
    told = refereed(at.table)
    assert [(one.irregularity, one.verdict, one.points) for one in last.table.rulings][
        -len(told.rulings) :
    ] == [(one.irregularity, one.verdict, one.points) for one in told.rulings]
    assert last.table.sitting.score == at.table.sitting.score
    assert verify(record).deals == at.table.sitting.deals
    file = tmp_path / "club.euchre"
    file.write_text(text)
    done = euchre("referee", file)
    assert done.code == 0
    assert f"[{record.code.register} " in done.out


@pytest.mark.parametrize("code", CODE_NAMES)
def test_every_offered_act_can_be_done(code: str) -> None:
    at = desk(code, guests=2, club="friendly")
    offered = 0
    for table in list(play_with_slips(at, 8))[::8]:
        club = refereed(table)
        if not table.is_game_on or table.sitting.deal is None:
            continue
        for seat in table.code.seating.seats:
            for act in (
                *irregular_acts_of(club, seat),
                *(deed for held in claimable_by(club, seat) for deed in held.acts),
            ):
                assert after(club, act).acts == club.acts + 1
                offered += 1
    assert offered > 100


def test_an_act_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    at = desk("leeds-dwight-1888", guests=2, club="friendly")
    play_until_revoke(at, Seat.A)
    before = at.table
    for words in (
        "A claims revoke against B in trick 1",
        "A chooses recall",
        "A calls KS from B",
        "A shows tricks",
        "A counts 6",
        "A detaches JD",
        "A looks at talon",
        "A finds imperfect pack",
        'A says "I hold both bowers"',
        "A marks 4",
        "A takes seat B",
        "A holds AS",
        "A mixes the cards",
        "A orders up",
        "B passes",
    ):
        if words in held_words(at.table, Seat.A):
            continue
        with pytest.raises(Refusal):
            at.ask(ANN, requests.DoAct(id="x", act=words))
        assert at.table is before
    with pytest.raises(Refusal, match="does not wait for a claim"):
        at.ask(ANN, requests.GoOn(id="x"))


def test_irregular_acts_are_refused_in_enforced_play() -> None:
    at = desk("leeds-dwight-1888", guests=2)
    for words in ("A exposes KS", "A claims revoke against B", 'A says "lead trumps"', "A waives advice"):
        with pytest.raises(Refusal):
            at.ask(ANN, requests.DoAct(id="x", act=words))
    with pytest.raises(Refusal, match="does not wait for a claim"):
        at.ask(ANN, requests.GoOn(id="x"))


def showing(at: Desk, seat: Seat) -> None:
    """Show a card of a seat, in the play of a deal."""
    play_until_revoke(at, Seat.A)
    shown = next(
        act for act in irregular_acts_of(refereed(at.table), seat) if act.words.startswith("exposes")
    )
    at.add(events.Acted(shown.text))


def test_strict_players_claim_at_once_and_friendly_ones_do_not() -> None:
    verdicts = {}
    for temper in ("strict", "friendly"):
        at = desk("jerome-1877", guests=1, club=temper)
        showing(at, Seat.A)
        verdicts[temper] = refereed(at.table).rulings[-1].verdict
    assert verdicts == {"strict": Verdict.CHOSEN, "friendly": Verdict.WAIVED}


def test_play_waits_for_a_person_who_may_choose_before_a_computer_partner() -> None:
    at = desk("jerome-1877", guests=2, club="strict")
    showing(at, Seat.A)
    assert at.table.asked == (Seat.B,)
    assert in_time(at.table) is None
    assert held_words(at.table, Seat.B)[:2] == ["B chooses expose", "B waives exposed-card"]
    at.ask(BOB, requests.GoOn(id="x"))
    assert list(at.table.asked) == []
    assert refereed(at.table).rulings[-1].verdict is Verdict.CHOSEN
    assert refereed(at.table).deal.acts[-1].actor == Seat.D


def test_playing_on_gives_up_a_claim() -> None:
    at = desk("jerome-1877", guests=1, club="friendly")
    showing(at, Seat.B)
    assert Seat.A in at.table.asked
    card = next(act for act in irregular_acts_of(refereed(at.table), Seat.A))
    at.ask(ANN, requests.DoAct(id="x", act=card.text))
    assert (Seat.A, 0, "open") in at.table.club.gone_on  # type: ignore[union-attr]


def test_play_goes_on_when_the_clock_for_a_claim_runs_out() -> None:
    at = desk("jerome-1877", guests=2, club="friendly", clock=20)
    showing(at, Seat.A)
    wait = in_time(at.table)
    assert wait == Wait(TimedStep.GO_ON, 20_000, Seat.B)
    at.ask(BOB, requests.Extend(id="x"))
    assert in_time(at.table) == Wait(TimedStep.GO_ON, 40_000, Seat.B)
    assert follows(at.table, wait) == events.WentOn("B")
    at.add(events.WentOn("B"))
    assert Seat.B not in at.table.asked


@pytest.mark.parametrize("code", ["jerome-1877", "leeds-dwight-1888", "professor-1862"])
def test_claimed_revoke_is_ruled_on_when_the_hand_is_over(code: str) -> None:
    at = desk(code, guests=2, club="friendly")
    revoke = play_until_revoke(at, Seat.A)
    trick = len(refereed(at.table).deal.tricks)
    at.ask(ANN, requests.DoAct(id="x", act=revoke.text))
    claim = f"B claims revoke against A in trick {trick}"
    assert claim in held_words(at.table, Seat.B)
    at.ask(BOB, requests.DoAct(id="x", act=claim))
    assert refereed(at.table).rulings[-1].verdict is Verdict.HEARD
    assert claim not in held_words(at.table, Seat.B)
    before, rulings = at.table.sitting.score.points, [refereed(at.table).rulings[-1]]
    for table in play_with_slips(at, 1, slip=NEVER, say=NEVER):
        rulings = [one for one in refereed(table).rulings if one.verdict is Verdict.IMPOSED]
        if rulings:
            break
    assert refereed(at.table).deal.is_over
    assert [one.irregularity for one in rulings] == ["revoke"]
    assert dict(rulings[0].points)[Side.B_D] >= 2
    assert at.table.sitting.score.points != before


def test_revoke_of_the_modern_game_is_judged_when_it_is_claimed() -> None:
    at = desk("modern", guests=2, club="friendly")
    revoke = play_until_revoke(at, Seat.A)
    trick = len(refereed(at.table).deal.tricks)
    at.ask(ANN, requests.DoAct(id="x", act=revoke.text))
    at.ask(BOB, requests.DoAct(id="x", act=f"B claims revoke against A in trick {trick}"))
    assert refereed(at.table).rulings[-1].verdict is Verdict.OFFERED
    at.ask(BOB, requests.DoAct(id="x", act="B chooses full-points"))
    assert refereed(at.table).rulings[-1].verdict is Verdict.CHOSEN
    assert refereed(at.table).deal.is_over


def test_every_card_that_did_not_follow_suit_may_be_claimed_as_a_revoke() -> None:
    at = desk("jerome-1877", guests=2, club="friendly")
    thrown = set()
    for table in play_with_slips(at, 1, slip=NEVER, say=NEVER):
        deal = table.sitting.deal
        if deal is None or deal.is_over:
            continue
        thrown = {
            f"A claims revoke against {play.actor} in trick {number}"
            for number, trick in enumerate(deal.tricks, 1)
            for play in trick.plays[1:]
            if play.card.suit_under(trick.trump) is not trick.led and play.actor in (Seat.B, Seat.D)
        }
        assert {claim.text for claim in claims(table, Seat.A)} == thrown
        if len(thrown) > 1:
            break
    assert len(thrown) > 1


def test_a_called_card_is_the_only_regular_one() -> None:
    at = desk("leeds-dwight-1888", guests=2, club="friendly")
    for table in play_with_slips(at, 3, slip=NEVER, say=NEVER):
        deal = table.sitting.deal
        if deal is None or deal.turn is not Seat.A or deal.trick is not None or deal.is_over:
            continue
        shown = next(
            (act for act in irregular_acts_of(refereed(table), Seat.A) if " exposes " in act.text), None
        )
        if shown is None or deal.calling.lone is not None or deal.stage is not Stage.PLAYING:
            continue
        card = shown.text.removeprefix("A exposes ")
        at.add(events.Acted(shown.text))
        at.ask(BOB, requests.DoAct(id="x", act=f"B calls {card} from A"))
        regular = [act for due in regular_dues(refereed(at.table)) if due.awaited for act in due.acts]
        assert [act.text for act in regular] == [f"A {card}"]
        others = {one.text for one in irregular_acts_of(refereed(at.table), Seat.A) if isinstance(one, Play)}
        assert others == {f"A {one}" for one in deal.hands[Seat.A]} - {f"A {card}"}
        return
    raise AssertionError("A never leads")


def test_deal_in_which_nobody_has_a_card_left_is_void_and_dealt_again() -> None:
    at = desk("modern", guests=1, club="friendly")
    play_until_revoke(at, Seat.A)
    club = at.table.club
    assert club is not None
    assert at_once(at.table, at.seeds.of) is None
    emptied = with_deal(club.refereed, replace(club.refereed.deal, hands=((), (), (), ())))
    stuck = replace(at.table, club=replace(club, refereed=emptied), sitting=emptied.sitting)
    assert at_once(stuck, at.seeds.of) == events.Acted("table voids the deal and deals again")

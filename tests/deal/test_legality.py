"""An unlawful act is refused with its reason and its law, and does not change the deal."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from euchre.acts import Act, Call, CallKind, Discard, Holding, read_act
from euchre.cards import UNKNOWN, Card, read_cards, write_cards
from euchre.deal import Deal, IllegalAct, Reason, after, breaches, is_lawful, lawfully_after, new_deal, verify
from euchre.laws import Code, load_code
from euchre.seats import Seat, Side
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, dealt, done, house, said

STRONG = dict(ALL_TRICKS)
PACK = write_cards(load_code("modern").pack)


@dataclass(frozen=True, kw_only=True)
class Refusal:
    """An unlawful act, why it is refused and one law it would break ('' where the code is silent)."""

    reason: Reason
    law: str
    act: str | Act
    deal: Callable[[], Deal]
    laws: tuple[str, ...] | None = None
    """The laws that are cited, where they are not all of the reason's."""


def new(name: str) -> Callable[[], Deal]:
    return lambda: new_deal(load_code(name), Seat.A)


def shuffled(name: str) -> Callable[[], Deal]:
    def lay_out() -> Deal:
        shuffler = {"jerome-1877": "B", "leeds-dwight-1888": "C"}.get(name, "A")
        return said(new_deal(load_code(name), Seat.A), f"{shuffler} shuffles")

    return lay_out


def table(code: Code | str, *texts: str, turn_up: str = "9H", **hands: str) -> Callable[[], Deal]:
    return lambda: said(dealt(code, turn_up, **hands), *texts)


def after_packets() -> Deal:
    return said(
        new_deal(load_code("modern"), Seat.A), f"A shuffles {PACK}", "D declines the cut", "A deals 3-2"
    )


TURNED_DOWN = ("B passes", "C passes", "D passes", "A turns down")
LED = ("B orders up", "A discards 9S", "B JH")
DOUBTED = ("B orders up", "A discards 9H", "B JH", "C 9D", "D QH", "A 9S", "B lays down", "C objects")
NO_CERTAIN_TRICKS = {**STRONG, "B": "JH JD AH KH 9C", "D": "AC KC QC TC QH"}
OPEN_LED = ("C assists jambone", "A waives", "B 9S")
PROFESSOR = "professor-1862"
OPEN_HANDS = {"B": "9S TS QS KS AS", "C": "AH KH QC JC 7D", "D": "7C 8C 9C TC KC", "A": "7H 8H TD QD KD"}

REFUSALS = {
    "another shuffles": Refusal(
        reason=Reason.NOT_THE_SHUFFLER, law="5.1", act="A shuffles", deal=new("jerome-1877")
    ),
    "a shuffle of too few cards": Refusal(
        reason=Reason.WRONG_PACK, law="pack", act="A shuffles 9H TH", deal=new("modern")
    ),
    "another cuts": Refusal(
        reason=Reason.NOT_THE_CUTTER, law="29", act="B cuts 9", deal=shuffled("leeds-dwight-1888")
    ),
    "another leaves the pack uncut": Refusal(
        reason=Reason.NOT_THE_CUTTER, law="cut-offer", act="B declines the cut", deal=shuffled("modern")
    ),
    "two cards lifted": Refusal(reason=Reason.CUT_SIZE, law="L3", act="D cuts 2", deal=shuffled(PROFESSOR)),
    "the pack left uncut": Refusal(
        reason=Reason.CUT_DECLINED, law="5.3", act="D declines the cut", deal=shuffled("jerome-1877")
    ),
    "a pack cut twice": Refusal(
        reason=Reason.PACK_IS_CUT,
        law="30",
        act="D cuts 9",
        deal=lambda: after(shuffled("leeds-dwight-1888")(), read_act("D cuts 12")),
    ),
    "another deals": Refusal(
        reason=Reason.NOT_THE_DEALER, law="40", act="B deals 3-2", deal=new("leeds-dwight-1888")
    ),
    "another turns the card up": Refusal(
        reason=Reason.NOT_THE_DEALER, law="deal-rotation", act="B turns up 9S", deal=after_packets
    ),
    "four and one": Refusal(reason=Reason.PACKETS, law="L4", act="A deals 4-1", deal=new(PROFESSOR)),
    "packets unlike": Refusal(
        reason=Reason.PACKETS, law="5.4", act="A deals 3.2.3.2-2.3.2.3", deal=new("jerome-1877")
    ),
    "another card turned up": Refusal(
        reason=Reason.TURN_UP, law="up-card", act="A turns up 9S", deal=after_packets
    ),
    "six cards said to be held": Refusal(
        reason=Reason.WRONG_HAND, law="misdeal-count", act="B holds 9S TS QS KS AS AH", deal=table("modern")
    ),
    "a card held twice": Refusal(
        reason=Reason.WRONG_HAND, law="misdeal-count", act="B holds 9S 9S QS KS AS", deal=table("modern")
    ),
    "a hand that contradicts the record": Refusal(
        reason=Reason.WRONG_HAND,
        law="misdeal-count",
        act="B holds 9S TS QS KS JS",
        deal=table("modern", B="9S TS QS KS AS"),
    ),
    "the turn-up said to be held": Refusal(
        reason=Reason.WRONG_HAND, law="misdeal-count", act="B holds 9H TS QS KS AS", deal=table("modern")
    ),
    "a side said to hold cards": Refusal(
        reason=Reason.WRONG_HAND,
        law="misdeal-count",
        act=Holding(Side.A_C, read_cards("9S TS QS KS AS")),
        deal=table("modern"),
    ),
    "speaking out of turn": Refusal(
        reason=Reason.CALL_NOT_YOUR_TURN, law="6.1", act="C passes", deal=table("jerome-1877")
    ),
    "an adversary assists": Refusal(
        reason=Reason.WRONG_WORD, law="76", act="B assists", deal=table("leeds-dwight-1888")
    ),
    "the suit turned down": Refusal(
        reason=Reason.SUIT_TURNED_DOWN, law="L21", act="B makes hearts", deal=table(PROFESSOR, *TURNED_DOWN)
    ),
    "making no suit": Refusal(
        reason=Reason.NO_SUIT,
        law="naming-2",
        act=Call(Seat.B, CallKind.MAKE),
        deal=table("modern", *TURNED_DOWN),
    ),
    "the dealer passes though stuck": Refusal(
        reason=Reason.STUCK,
        law="stick-the-dealer",
        act="A passes",
        deal=table("modern", *TURNED_DOWN, "B passes", "C passes", "D passes"),
    ),
    "passing when trump is settled": Refusal(
        reason=Reason.CALL_TOO_LATE, law="80", act="C passes", deal=table("leeds-dwight-1888", "B orders up")
    ),
    "an adversary plays alone": Refusal(
        reason=Reason.NOT_THE_MAKERS, law="A9", act="A plays alone", deal=table(PROFESSOR, "B orders up")
    ),
    "the partner plays alone, where there is no taking over": Refusal(
        reason=Reason.NOT_THE_MAKERS, law="alone", act="D plays alone", deal=table("modern", "B orders up")
    ),
    "the partner takes over, where there is no taking over": Refusal(
        reason=Reason.NOT_THE_MAKERS,
        law="alone",
        act="D takes over alone",
        deal=table("modern", "B orders up"),
    ),
    "the partner does not say that they take it over": Refusal(
        reason=Reason.NOT_THE_MAKERS, law="7.1", act="D plays alone", deal=table("jerome-1877", "B orders up")
    ),
    "eldest hand takes over after passing": Refusal(
        reason=Reason.PASSED,
        law="93",
        act="B takes over alone",
        deal=table("leeds-dwight-1888", "B passes", "C passes", "D orders up"),
    ),
    "alone as an afterthought": Refusal(
        reason=Reason.ALONE_TOO_LATE,
        law="8.2",
        act="B plays alone",
        deal=table("jerome-1877", "B orders up"),
        laws=("6.14", "8.2", "8.3"),
    ),
    "alone over the partner after the lead": Refusal(
        reason=Reason.ALONE_TOO_LATE,
        law="6.5",
        act="D takes over alone",
        deal=table("jerome-1877", "B orders up", "A discards ??", "B AS"),
        laws=("6.5", "6.15"),
    ),
    "alone after the lead": Refusal(
        reason=Reason.ALONE_TOO_LATE, law="alone", act="B plays alone", deal=table("modern", *LED, **STRONG)
    ),
    "taking back what the partner took over": Refusal(
        reason=Reason.TAKEN_OVER,
        law="94",
        act="B takes over alone",
        deal=table("leeds-dwight-1888", "B orders up alone", "D takes over alone"),
    ),
    "defending alone": Refusal(
        reason=Reason.NO_DEFENDING_ALONE, law="95", act="C defends alone", deal=table("leeds-dwight-1888")
    ),
    "a jamboree not held": Refusal(
        reason=Reason.NO_JAMBOREE,
        law="S15",
        act="B orders up jamboree",
        deal=table(PROFESSOR, B="AS KS QS TS 9S"),
    ),
    "a jamboree not held, taken over": Refusal(
        reason=Reason.NO_JAMBOREE,
        law="S15",
        act="D takes over jamboree",
        deal=table(PROFESSOR, "B orders up", D="AS KS QS TS 9S"),
    ),
    "a jamboree not held, added by the maker": Refusal(
        reason=Reason.NO_JAMBOREE,
        law="S15",
        act="B plays jamboree",
        deal=table(PROFESSOR, "B orders up alone", B="AS KS QS TS 9S", D="JH JD AH KH QH"),
    ),
    "another discards": Refusal(
        reason=Reason.NOT_YOUR_DISCARD, law="86", act="B discards 9S", deal=table("leeds-dwight-1888")
    ),
    "two cards put out": Refusal(
        reason=Reason.DISCARD_NUMBER,
        law="P16",
        act="A discards 9S TS",
        deal=table(PROFESSOR, "B orders up", A="9S TS QS KS AS"),
    ),
    "two cards put out after the dummy": Refusal(
        reason=Reason.DISCARD_NUMBER,
        law="3h-3",
        laws=("3h-3", "m.12"),
        act="B discards ?? ??",
        deal=table("modern-3", "B orders up", "A discards ??", "B takes the dummy"),
    ),
    "a card put out that is not held": Refusal(
        reason=Reason.NOT_HELD,
        law="90",
        act="A discards AC",
        deal=table("leeds-dwight-1888", "B orders up", A="9S TS QS KS AS"),
    ),
    "cards put out after the dummy that are not held": Refusal(
        reason=Reason.NOT_HELD,
        law="",
        act="B discards JS JS JS",
        deal=table("modern-3", "B orders up", "A discards ??", "B takes the dummy"),
    ),
    "the turn-up put out": Refusal(
        reason=Reason.DISCARD_TURN_UP,
        law="88",
        act="A discards 9H",
        deal=table("leeds-dwight-1888", "B orders up", A="9S TS QS KS AS"),
    ),
    "the turn-up declined": Refusal(
        reason=Reason.DISCARD_TURN_UP,
        law="up-card-taken",
        act="A declines the turn-up",
        deal=table("modern", "B orders up"),
    ),
    "a second discard": Refusal(
        reason=Reason.DISCARD_FINAL,
        law="L14",
        act="A discards TS",
        deal=table(PROFESSOR, "B orders up", "D waives", "A discards 9S", A="9S TS QS KS AS"),
    ),
    "the dummy before the discard": Refusal(
        reason=Reason.DUMMY_FIRST,
        law="3h-4",
        act="A takes the dummy",
        deal=table("modern-3", "B passes", "C passes", "A takes up"),
    ),
    "a lead before trump is settled": Refusal(
        reason=Reason.NO_TRUMP_YET, law="lead", act="B 9S", deal=table("modern", B="9S TS QS KS AS")
    ),
    "a lead before the discard": Refusal(
        reason=Reason.NO_TRUMP_YET, law="87", act="B 9S", deal=table("leeds-dwight-1888", "B orders up")
    ),
    "a lead out of turn": Refusal(
        reason=Reason.NOT_YOUR_TURN,
        law="P19",
        act="C AD",
        deal=table(PROFESSOR, "B orders up", "D waives", "A discards 9S", **STRONG),
    ),
    "a card out of turn": Refusal(
        reason=Reason.NOT_YOUR_TURN, law="renege-turn", act="D AC", deal=table("modern", *LED, **STRONG)
    ),
    "the lone player's partner plays": Refusal(
        reason=Reason.SITS_OUT,
        law="14.1",
        act="D 9C",
        deal=table("jerome-1877", "B orders up alone", "D waives", "A discards 9S", **STRONG),
    ),
    "a card of another suit": Refusal(
        reason=Reason.DOES_NOT_FOLLOW,
        law="62",
        act="C AS",
        deal=table(
            "leeds-dwight-1888",
            "B orders up",
            "D waives",
            "A discards 8D",
            "B AD",
            A="8D 8S TS QS KS",
            B="AD 7S 7C 7D AC",
            C="AS 9D TD QH KC",
        ),
    ),
    "the left bower kept back when trumps are led": Refusal(
        reason=Reason.DOES_NOT_FOLLOW,
        law="follow",
        act="C AD",
        deal=table("modern", *LED, B="JH AH KH QH TH", C="AD JD KD QD TD", A="9S TS QS KS AS"),
    ),
    "a card not held": Refusal(
        reason=Reason.NOT_HELD, law="", act="C AC", deal=table("modern", *LED, **STRONG)
    ),
    "a player who is not there": Refusal(
        reason=Reason.NOT_HELD,
        law="",
        act="D AC",
        deal=table("modern-3", "B orders up", "A discards ??"),
    ),
    "another card than the one called": Refusal(
        reason=Reason.CALLED_CARD,
        law="S10",
        act="C KH",
        deal=table(PROFESSOR, "B passes", *OPEN_LED, "B calls QC", **OPEN_HANDS),
    ),
    "a call by the other adversary": Refusal(
        reason=Reason.NOT_THE_CALLER,
        law="S5",
        act="D calls QC",
        deal=table(PROFESSOR, "B passes", *OPEN_LED, **OPEN_HANDS),
    ),
    "a commanding card called": Refusal(
        reason=Reason.NOT_CALLABLE,
        law="S11",
        act="B calls AH",
        deal=table(PROFESSOR, "B passes", *OPEN_LED, **OPEN_HANDS),
    ),
    "a call after the jambone player has played": Refusal(
        reason=Reason.JAMBONE_TOO_LATE,
        law="S8",
        act="B calls QC",
        deal=table(PROFESSOR, "B passes", *OPEN_LED, "C QC", **OPEN_HANDS),
    ),
    "a lead before the call": Refusal(
        reason=Reason.CALL_FIRST,
        law="S8",
        act="B 9S",
        deal=table(PROFESSOR, "B orders up jambone", "D waives", "A discards ??", B=OPEN_HANDS["B"]),
    ),
    "winners laid down one by one": Refusal(
        reason=Reason.LAY_DOWN,
        law="L20",
        act="B lays down",
        deal=table(PROFESSOR, "B orders up", "D waives", "A discards 9S", **STRONG),
    ),
    "laying down in the middle of a trick": Refusal(
        reason=Reason.LAY_DOWN, law="lay-down", act="C lays down", deal=table("modern", *LED, **STRONG)
    ),
    "laying down again what was doubted": Refusal(
        reason=Reason.LAY_DOWN,
        law="lay-down",
        laws=("lay-down", "lay-down-refused"),
        act="B lays down",
        deal=table("modern", *DOUBTED, **NO_CERTAIN_TRICKS),
    ),
    "proposing again what was declined": Refusal(
        reason=Reason.THROW_IN,
        law="throw-in",
        act="B proposes 5",
        deal=table("modern", *LED, "B proposes 5", "C objects", **STRONG),
    ),
    "throwing in where it is not known": Refusal(
        reason=Reason.THROW_IN,
        law="L33",
        act="B proposes 5",
        deal=table(PROFESSOR, "B orders up", "D waives", "A discards 9S", **STRONG),
    ),
    "throwing in for more tricks than there are": Refusal(
        reason=Reason.THROW_IN, law="49", act="B proposes 6", deal=table("leeds-dwight-1888", "B orders up")
    ),
    "agreeing to nothing": Refusal(
        reason=Reason.NOTHING_TO_ANSWER, law="", act="B agrees", deal=table("modern")
    ),
    "objecting to nothing": Refusal(
        reason=Reason.NOTHING_TO_ANSWER, law="", act="B objects", deal=table("modern")
    ),
    "waiving nothing": Refusal(reason=Reason.NOTHING_TO_WAIVE, law="", act="B waives", deal=table("modern")),
    "fixing a suit for no joker": Refusal(
        reason=Reason.NOT_NOW, law="", act="A fixes clubs", deal=table("modern")
    ),
    "a shuffle after the deal": Refusal(
        reason=Reason.NOT_NOW, law="", act="A shuffles", deal=table("modern")
    ),
    "a cut after the deal": Refusal(reason=Reason.NOT_NOW, law="", act="D cuts 9", deal=table("modern")),
    "no cut after the deal": Refusal(
        reason=Reason.NOT_NOW, law="", act="D declines the cut", deal=table("modern")
    ),
    "a second deal": Refusal(reason=Reason.NOT_NOW, law="", act="A deals 3-2", deal=table("modern")),
    "a second turn-up": Refusal(reason=Reason.NOT_NOW, law="", act="A turns up TH", deal=table("modern")),
    "a call before the turn-up": Refusal(reason=Reason.NOT_NOW, law="", act="B passes", deal=new("modern")),
    "alone before trump is settled": Refusal(
        reason=Reason.NOT_NOW, law="", act="B plays alone", deal=table("modern")
    ),
    "a dummy where there is none": Refusal(
        reason=Reason.NOT_NOW, law="", act="B takes the dummy", deal=table("modern", "B orders up")
    ),
    "a call at no jambone": Refusal(
        reason=Reason.NOT_NOW, law="", act="B calls QC", deal=table(PROFESSOR, "B orders up")
    ),
    "meeting alone a player who is not alone": Refusal(
        reason=Reason.NOT_NOW,
        law="",
        act="C defends alone",
        deal=lambda: said(
            dealt(house(PROFESSOR, defend_alone=True, lone_euchre=2)), "B orders up", "D waives"
        ),
    ),
    "a card while a throw-in is to be answered": Refusal(
        reason=Reason.NOT_NOW,
        law="",
        act="C AD",
        deal=table("modern", *LED, "C proposes 5", **STRONG),
    ),
    "a mark that is not due": Refusal(
        reason=Reason.WRONG_MARK,
        law="L32",
        act="D marks 1",
        deal=table(
            house("professor-1862", lowest_rank="9"),
            "B orders up",
            "A discards 9H",
            *TRICKS_FOR_B,
            **STRONG,
        ),
    ),
    "a mark before the deal is over": Refusal(
        reason=Reason.NOT_NOW,
        law="",
        act="D marks 1",
        deal=table("modern", **STRONG),
    ),
    "a mark of one who keeps no score": Refusal(
        reason=Reason.NOT_NOW,
        law="",
        act="table marks 2",
        deal=table("modern", "B orders up", "A discards 9H", *TRICKS_FOR_B, **STRONG),
    ),
    "a card after the deal is over": Refusal(
        reason=Reason.NOT_NOW,
        law="",
        act="B 9S",
        deal=table("modern", "B orders up", "A discards 9H", *TRICKS_FOR_B, **STRONG),
    ),
}


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=list(REFUSALS))
def test_unlawful_act_is_refused_with_reason_and_law(refusal: Refusal) -> None:
    deal = refusal.deal()
    act = read_act(refusal.act) if isinstance(refusal.act, str) else refusal.act
    with pytest.raises(IllegalAct) as caught:
        verify(deal, act)
    fault = caught.value
    assert fault.reason is refusal.reason
    assert refusal.law in (fault.laws or ("",))
    of_reason = deal.code.reasons.get(fault.reason.value, ())
    assert fault.laws == (of_reason if refusal.laws is None else refusal.laws)
    assert set(fault.laws) <= set(of_reason)
    assert (fault.act, fault.deal) == (act, deal)
    assert str(fault) == fault.message + (f" ({deal.code.cite(fault.laws)})" if fault.laws else "")
    assert not is_lawful(deal, act)


def test_every_reason_is_provoked_above() -> None:
    assert set(Reason) - {refusal.reason for refusal in REFUSALS.values()} == set()


def test_refused_act_leaves_the_deal_as_it_was() -> None:
    deal = dealt("modern")
    with pytest.raises(IllegalAct):
        lawfully_after(deal, read_act("C passes"))
    assert deal == dealt("modern")


def test_lawful_act_breaks_nothing() -> None:
    deal = dealt("modern")
    assert breaches(deal, read_act("B passes")) == ()
    assert lawfully_after(deal, read_act("B passes")).turn is Seat.C


@pytest.mark.parametrize(
    "text",
    [
        "B exposes AS",
        "table voids the deal and it passes",
    ],
)
def test_deeds_and_void_deals_may_always_be_recorded(text: str) -> None:
    assert is_lawful(dealt("modern"), read_act(text))


def test_order_of_cards_put_out_does_not_matter() -> None:
    deal = said(dealt("modern-3", B="AS KS QS TS 9S"), "B orders up", "A discards ??", "B takes the dummy")
    deal = done(deal, "B holds AS KS QS TS 9S AC KC QC")
    assert is_lawful(deal, Discard(Seat.B, read_cards("TS AC 9S")))


def test_dealing_may_stand_in_a_record_without_shuffle_and_cut() -> None:
    assert is_lawful(new_deal(load_code("jerome-1877"), Seat.A), read_act("A deals 2-3"))


def test_shuffle_may_leave_faces_unknown() -> None:
    deal = new_deal(load_code("modern"), Seat.A)
    assert is_lawful(deal, read_act("A shuffles"))
    assert is_lawful(deal, read_act("A shuffles " + " ".join(["9H", *["??"] * 23])))


def test_message_names_the_words_that_could_be_said() -> None:
    (fault,) = breaches(dealt("modern"), read_act("B takes up"))
    assert fault.message == "B cannot say 'takes up' here; possible are: passes, orders up, orders up alone"


def test_message_gives_examples_of_what_is_due() -> None:
    (fault,) = breaches(dealt("modern"), read_act("A fixes clubs"))
    assert fault.message == (
        "'A fixes clubs' is not possible now: "
        "B acts first, for example 'B passes', 'B orders up', 'B orders up alone'"
    )


@pytest.mark.parametrize(
    "deal",
    [
        done(new_deal(load_code("modern"), Seat.A), "A deals 3-2", "B holds AS KS QS TS 9S"),
        said(dealt("modern", A="AS KS QS TS 9S"), "B orders up"),
        said(dealt("modern", B="AS KS QS TS 9S"), "B orders up", "A discards ??"),
    ],
    ids=["talon", "discard", "lead"],
)
def test_message_gives_away_no_card(deal: Deal) -> None:
    (fault,) = breaches(deal, read_act("C fixes clubs"))
    assert re.fullmatch("'C fixes clubs' is not possible now: [AB] acts first", fault.message)


def test_message_of_a_card_called_lists_those_that_can_be() -> None:
    deal = said(dealt(PROFESSOR, **OPEN_HANDS), "B passes", *OPEN_LED)
    (fault,) = breaches(deal, read_act("B calls AH"))
    assert fault.message == "AH cannot be called; possible are KH, 7D, JC, QC"
    assert Card("AH") in deal.hands[Seat.C]


def test_actor_without_a_seat_holds_and_discards_nothing() -> None:
    deal = said(dealt("modern-3"), "B orders up")
    assert not is_lawful(deal, Holding(Seat.D, read_cards("AS")))
    assert not is_lawful(deal, Discard(Seat.D, (UNKNOWN,)))


def test_cut_is_declined_before_the_dealing_only() -> None:
    (fault,) = breaches(dealt("modern"), read_act("D declines the cut"))
    assert fault.reason is Reason.NOT_NOW
    cut = said(new_deal(load_code("modern"), Seat.A), f"A shuffles {PACK}", "D cuts 5")
    (fault,) = breaches(cut, read_act("D declines the cut"))
    assert fault.reason is Reason.PACK_IS_CUT


def test_hand_is_not_recorded_before_the_deal_of_a_known_pack() -> None:
    shuffled = said(new_deal(load_code("modern"), Seat.A), f"A shuffles {PACK}")
    (fault,) = breaches(shuffled, read_act("B holds 9S TS JS QS KS"))
    assert fault.reason is Reason.WRONG_HAND


def test_call_at_jambone_does_not_come_before_the_lead() -> None:
    deal = said(dealt(PROFESSOR, **OPEN_HANDS), "B passes", *OPEN_LED[:-1])
    (fault,) = breaches(deal, read_act("B calls KH"))
    assert (fault.reason, fault.message) == (Reason.NOT_NOW, "the call is made with the lead")


def test_a_card_that_the_giver_does_not_hold_is_refused() -> None:
    deal = dealt(house("modern", partners_best=True), B="AS KS QS JS TC", D="AD KD QD JD TD")
    deal = said(deal, "B orders up alone", "A discards AC")
    with pytest.raises(IllegalAct, match="D does not hold QC") as fault:
        verify(deal, read_act("D gives QC"))
    assert fault.value.reason is Reason.NOT_HELD


def test_a_card_that_an_unknown_hand_may_hold_follows_suit_all_the_same() -> None:
    deal = done(dealt("modern", C="9S ?? ?? ?? ??"), "B orders up", "A discards ??", "B AS")
    with pytest.raises(IllegalAct, match="spades") as fault:
        verify(deal, read_act("C KD"))
    assert fault.value.reason is Reason.DOES_NOT_FOLLOW

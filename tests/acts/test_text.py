"""Every act has one text, and reading that text gives the act again."""

import pytest

from euchre import acts
from euchre.acts import (
    TABLE,
    TABLE_ACTS,
    Act,
    AnswerSubstitute,
    AskNewDeal,
    Assent,
    Call,
    CallForPacks,
    CallKind,
    Choice,
    Choose,
    Come,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    Draw,
    Finish,
    FixSuit,
    GameOrRubber,
    GiveCard,
    GoUnder,
    Holding,
    JamboneCall,
    JoinTable,
    LayDown,
    LeaveSeat,
    LeaveTable,
    Manner,
    Mark,
    NameSubstitute,
    Objection,
    Person,
    Play,
    PlayAlone,
    ReportResult,
    SeatingAct,
    Shuffle,
    TableAct,
    TableActForm,
    TakeDummy,
    TakeOver,
    TakeSeat,
    ThrowIn,
    TurnUp,
    VoidDeal,
    Waiver,
    play,
    read_act,
    read_actor,
    split_acts,
)
from euchre.cards import Card, Suit, read_cards
from euchre.errors import NotationError
from euchre.seats import Seat, Side

REGULAR = {
    '"Ann" takes seat A': TakeSeat(Person("Ann"), Seat.A),
    '"Ann" leaves seat A': LeaveSeat(Person("Ann"), Seat.A),
    "B draws 7C": Draw(Seat.B, Card("7C")),
    '"Ann" draws 7C from red pack': Draw(Person("Ann"), Card("7C"), "red"),
    '"Ann" comes': Come(Person("Ann")),
    '"Bob" comes with "Ann"': Come(Person("Bob"), Person("Ann")),
    '"Cid" comes from table 2': Come(Person("Cid"), table=2),
    r'"Cid" comes with "D\"ot" from table 2 broken up by "Ann"': Come(
        Person("Cid"), Person('D"ot'), 2, Person("Ann")
    ),
    '"Ann" leaves the table': LeaveTable(Person("Ann")),
    '"Ann" joins table 2': JoinTable(Person("Ann"), 2),
    '"Ann" names "Eve" as substitute': NameSubstitute(Person("Ann"), Person("Eve")),
    '"Bob" accepts "Eve" as substitute': AnswerSubstitute(Person("Bob"), Person("Eve"), accepts=True),
    '"Bob" refuses "Eve" as substitute': AnswerSubstitute(Person("Bob"), Person("Eve"), accepts=False),
    '"Ann" chooses pack red': Choose(Person("Ann"), Choice.PACK, "red"),
    '"Ann" chooses counters spades': Choose(Person("Ann"), Choice.COUNTERS, "spades"),
    '"Ann" calls for new packs': CallForPacks(Person("Ann")),
    "table finishes the game": Finish(TABLE, GameOrRubber.GAME),
    "table finishes the rubber": Finish(TABLE, GameOrRubber.RUBBER),
    "A shuffles": Shuffle(Seat.A),
    "A shuffles 9H ?? joker": Shuffle(Seat.A, read_cards("9H ?? joker")),
    "D cuts 12": Cut(Seat.D, 12),
    "D declines the cut": DeclineCut(Seat.D),
    "A deals 3-2": DealOut(Seat.A, ((3,), (2,))),
    "A deals 3.2.3.2-2.3.2.3": DealOut(Seat.A, ((3, 2, 3, 2), (2, 3, 2, 3))),
    "B holds 9H TH ??": Holding(Seat.B, read_cards("9H TH ??")),
    "A turns up joker": TurnUp(Seat.A, Card("joker")),
    "A fixes clubs": FixSuit(Seat.A, Suit.CLUBS),
    "B passes": Call(Seat.B, CallKind.PASS),
    "B orders up": Call(Seat.B, CallKind.ORDER_UP),
    "C assists alone": Call(Seat.C, CallKind.ASSIST, manner=Manner.ALONE),
    "A takes up jambone": Call(Seat.A, CallKind.TAKE_UP, manner=Manner.JAMBONE),
    "A turns down": Call(Seat.A, CallKind.TURN_DOWN),
    "B makes hearts": Call(Seat.B, CallKind.MAKE, Suit.HEARTS),
    "B makes hearts jamboree": Call(Seat.B, CallKind.MAKE, Suit.HEARTS, Manner.JAMBOREE),
    "B plays alone": PlayAlone(Seat.B),
    "B plays jambone": PlayAlone(Seat.B, Manner.JAMBONE),
    "D takes over alone": TakeOver(Seat.D),
    "D takes over jambone": TakeOver(Seat.D, Manner.JAMBONE),
    "C defends alone": DefendAlone(Seat.C),
    "A discards 9S": Discard(Seat.A, read_cards("9S")),
    "A discards ??": Discard(Seat.A, read_cards("??")),
    "A discards 9S TS QD": Discard(Seat.A, read_cards("9S TS QD")),
    "table reports 3 tricks for C": ReportResult(TABLE, 3, Seat.C),
    "table reports 1 trick for C alone": ReportResult(TABLE, 1, Seat.C, Manner.ALONE),
    "table reports 5 tricks for B jambone": ReportResult(TABLE, 5, Seat.B, Manner.JAMBONE),
    "A declines the turn-up": DeclineTurnUp(Seat.A),
    "A takes the dummy": TakeDummy(Seat.A),
    "B calls for a new deal": AskNewDeal(Seat.B),
    "C gives AS": GiveCard(Seat.C, Card("AS")),
    "B goes under with 9S TS 9D": GoUnder(Seat.B, read_cards("9S TS 9D")),
    "B calls JH": JamboneCall(Seat.B, Card("JH")),
    "B JH": Play(Seat.B, Card("JH")),
    "B joker": Play(Seat.B, Card("joker")),
    "B ??": Play(Seat.B, Card("??")),
    "B lays down": LayDown(Seat.B),
    "B proposes 3": ThrowIn(Seat.B, 3),
    "B agrees": Assent(Seat.B),
    "B objects": Objection(Seat.B),
    "B waives": Waiver(Seat.B),
    "table voids the deal and it passes": VoidDeal(TABLE, passes=True),
    "table voids the deal and deals again": VoidDeal(TABLE, passes=False),
    "A+C marks 2": Mark(Side.A_C, 2),
}

FILLED = {
    "{cards}": "9H JD",
    "{card}": "9H",
    "{suit}": "hearts",
    "{seat}": "C",
    "{number}": "4",
    "{matter}": "exposed-card",
    "{words}": r'"who \"led\" the 4, A+C?"',
}


def _filled(form: str) -> str:
    return " ".join(FILLED.get(piece, piece) for piece in form.split(" "))


@pytest.mark.parametrize(("text", "act"), REGULAR.items(), ids=list(REGULAR))
def test_act_of_regular_play_reads_and_writes_as(text: str, act: Act) -> None:
    assert act.text == str(act) == text
    assert read_act(text) == act


def test_every_kind_of_regular_act_is_written_above() -> None:
    offered = [getattr(acts, name) for name in acts.__all__]
    kinds = {one for one in offered if isinstance(one, type) and issubclass(one, Act)} - {
        Act,
        SeatingAct,
        TableAct,
    }
    assert {type(act) for act in REGULAR.values()} == kinds


def test_every_word_and_manner_is_written_above() -> None:
    calls = [act for act in REGULAR.values() if isinstance(act, Call)]
    assert {call.word for call in calls} == set(CallKind)
    assert {call.manner for call in calls} == set(Manner)


@pytest.mark.parametrize("form", TABLE_ACTS)
def test_deed_reads_and_writes_as_its_form_says(form: str) -> None:
    text = f"B {_filled(form)}"
    deed = read_act(text)
    assert isinstance(deed, TableAct)
    assert deed.form == form
    assert deed.text == text


def test_places_of_a_deed_are_kept_apart() -> None:
    deed = read_act("D claims exposed-card against B in trick 4")
    form: TableActForm = "claims {matter} against {seat} in trick {number}"
    assert deed == TableAct(Seat.D, form, seat=Seat.B, numbers=(4,), matter="exposed-card")
    assert read_act("A cuts 2 and leaves 30") == TableAct(
        Seat.A, "cuts {number} and leaves {number}", numbers=(2, 30)
    )
    assert read_act("C plays 9H to trick 2") == TableAct(
        Seat.C, "plays {card} to trick {number}", cards=read_cards("9H"), numbers=(2,)
    )
    assert read_act("C names clubs") == TableAct(Seat.C, "names {suit}", suit=Suit.CLUBS)


def test_spoken_words_keep_quotes_and_backslashes() -> None:
    deed = TableAct(Person("Ann"), "says {words}", said='a "bower" \\ two')
    assert deed.text == r'"Ann" says "a \"bower\" \\ two"'
    assert read_act(deed.text) == deed
    silent = TableAct(Seat.A, "says {words}", said="")
    assert read_act('A says ""') == silent


def test_play_may_be_written_out() -> None:
    assert read_act("B plays 9H") is play(Seat.B, Card("9H"))
    assert play(Seat.B, Card("9H")).words == "plays 9H"


@pytest.mark.parametrize(
    ("text", "actor"),
    [
        ("A", Seat.A),
        ("A+C", Side.A_C),
        ("B+D", Side.B_D),
        ("table", TABLE),
        (r'"Ann \"Ace\" Lee"', Person('Ann "Ace" Lee')),
    ],
)
def test_actor_reads_and_writes_as(text: str, actor: object) -> None:
    assert read_actor(text) == actor
    assert str(actor) == text


@pytest.mark.parametrize("text", ["E", "", "Ann", '"Ann', "A B"])
def test_nobody_is_refused_as_actor(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not an actor; write A, B, C, D, A[+]C, B[+]D, table"):
        read_actor(text)


def test_neighbours_are_no_side() -> None:
    with pytest.raises(NotationError, match=r"'A[+]D' is not a side"):
        read_actor("A+D")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("B order up", "orders up"),
        ("A take up", "takes up"),
        ("B make hearts", "makes"),
        ("C discard 9H", "discards"),
        ("B shuffels", "shuffles"),
        ("D waive", "waives"),
        ("D throws down hand", "throws down the hand"),
    ],
)
def test_error_names_the_nearest_words(text: str, near: str) -> None:
    with pytest.raises(NotationError, match=rf"is not an act; did you mean .*{near}") as fault:
        read_act(text)
    assert fault.value.column == 3


def test_error_refers_to_the_grammar_if_no_word_is_similar() -> None:
    with pytest.raises(NotationError, match=r"'xyzzy' is not an act; `docs/notation[.]md` lists all acts"):
        read_act("B xyzzy")


def test_error_says_that_an_actor_comes_first() -> None:
    with pytest.raises(NotationError, match=r"expected an actor .* and an act, found 'passes'"):
        read_act("passes")


def test_only_a_seat_plays_a_card() -> None:
    with pytest.raises(NotationError, match=r"'A[+]C' cannot play a card; only a seat can"):
        read_act("A+C 9H")


@pytest.mark.parametrize("text", ["B calls 10H", "B holds 9H xx", "A discards 9X"])
def test_card_inside_an_act_is_checked(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        read_act(text)


def test_commas_separate_acts_but_not_in_quotes() -> None:
    assert split_acts('B 9H, C TH ,, A says "no, x"') == [(1, "B 9H"), (7, "C TH"), (15, 'A says "no, x"')]
    assert split_acts("  ") == []
    assert split_acts(r'A says "a \" b, c", B passes') == [(1, r'A says "a \" b, c"'), (21, "B passes")]


def test_an_act_without_a_text_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="Act has no words"):
        _ = Act(Seat.A).text


def test_words_that_accept_the_turn_up_also_make_trump() -> None:
    assert {word for word in CallKind if word.accepts_turn_up} == {
        CallKind.ORDER_UP,
        CallKind.ASSIST,
        CallKind.TAKE_UP,
    }
    assert {word for word in CallKind if word.makes_trump} == {
        CallKind.ORDER_UP,
        CallKind.ASSIST,
        CallKind.TAKE_UP,
        CallKind.MAKE,
    }


def test_call_of_anybody_can_be_written() -> None:
    act = read_act('"Ann" makes hearts alone')
    assert act == Call(Person("Ann"), CallKind.MAKE, Suit.HEARTS, Manner.ALONE)

"""Faults told in many ways: each line is entered as the act or the claim that it tells, unasked."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cli.referee.confirming import read_at_desk
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.table import RefereedTable, new_table
from euchre.table.speech.telling import told_in
from tests.cli.referee.talks import Talk

SEATED = ("the players are Ann, Bob, Cleo and Dan",)
BEGUN = (*SEATED, "deal 1 by A")
UP = (*BEGUN, "A deals 3-2", "A turns up KH")
READY = (*UP, "B passes", "C assists", "A discards ??")
LED = (*READY, "B AS")
TWO = (*LED, "C TS")
PLAYED = (*TWO, "D QC", "A 9S", "B AC")
FALSE_LEAD = (*READY, "D AC")
PACKS = (*SEATED, "A+C brings pack red", "B+D brings pack blue")
THEIR_PACK = (*PACKS, "deal 1 by A with blue pack")
FAULTS: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (
        (*UP, "B passes", "B orders up"),
        "A chooses hold-to-it",
        """Ann says they have to play it
        Ann says he must stand by it
        Ann holds them to it""",
    ),
    (
        PLAYED,
        "C claims revoke against D",
        """Cleo says Dan revoked
        Cleo says Dan should have played a spade
        Dan didn't follow suit, says Cleo
        Cleo accuses Dan of a revoke
        Cleo points out that Dan failed to follow suit
        Cleo says "you revoked" to Dan
        Cleo says Dan still has a spade""",
    ),
    (
        PLAYED,
        "D counts 3",
        """Dan was dealt only four cards
        Dan says he was dealt four
        Dan got only four cards in the deal
        Dan had four cards from the start
        Ann dealt Dan only four cards""",
    ),
    (
        PLAYED,
        "C counts 3 in hand of D",
        """Cleo says Dan was given four
        Cleo says that Dan was dealt four cards""",
    ),
    (
        PLAYED,
        "D admits revoke",
        """Dan admits that he revoked
        Dan says he had a spade after all
        Dan says sorry, I have a spade
        Dan admits he should have followed suit
        Dan confesses to a renege""",
    ),
    (
        TWO,
        "D exposes KC",
        """Dan drops the king of clubs on the table
        everybody sees Dan's king of clubs
        we all saw Dan's king of clubs
        the king of clubs slips out of Dan's hand
        Dan flashes the king of clubs""",
    ),
    (
        READY,
        "D AC",
        """Dan leads the ace of clubs although Bob should lead
        Dan starts with the ace of clubs instead of Bob
        Dan leads before Bob with the ace of clubs
        Dan wrongly leads the ace of clubs""",
    ),
    (
        LED,
        "D TS",
        """Dan doesn't wait for Cleo and plays the ten of spades
        Dan jumps in with the ten of spades ahead of Cleo
        Dan plays the ten of spades before Cleo""",
    ),
    (UP, "D counts 6", "Ann gave Dan six cards\nDan still has six cards\nDan says I've got six cards"),
    (UP, "D counts 4", "Dan is missing a card\nDan is a card short\nDan says he only got four"),
    (
        BEGUN,
        "A faces QH",
        """Ann flips the queen of hearts by accident while dealing
        Ann exposes the queen of hearts dealing to Bob
        while dealing Ann shows Bob's queen of hearts""",
    ),
    (
        SEATED,
        "B+D brings pack blue",
        """Bob and Dan have the blue pack
        Bob and Dan bring a blue pack
        the blue pack belongs to Bob and Dan""",
    ),
    (
        PACKS,
        "deal 1 by A with blue pack",
        """Ann deals with the blue pack
        Ann deals with the other side's pack
        Ann deals with the wrong pack
        Ann deals with Bob and Dan's pack""",
    ),
    (SEATED, "deal 1 by A with other pack", "Ann deals with the other side's pack"),
    (
        THEIR_PACK,
        "D claims other-sides-pack",
        """Dan says it is their pack
        Dan says that is our pack
        Dan points out that it is their pack
        Dan says Ann has dealt the wrong pack
        Dan points it out
        Dan wants the pack back""",
    ),
    ((*BEGUN, "A deals 3-2"), "D claims no-cut", "Dan says he should have cut\nDan says nobody cut"),
    (
        (*READY, "table reports 3 tricks for C"),
        "A+C marks 0",
        "Ann and Cleo forget to mark\nAnn forgot to mark it",
    ),
    (
        (*READY, "table reports 3 tricks for C", "A+C marks 0"),
        "C claims undercount",
        """Cleo says they had a point coming
        Cleo says a point is missing""",
    ),
    ((*LED, "D exposes KC"), "C calls KC from D", "Cleo calls for the king\nCleo asks for the king of clubs"),
    (READY, "D defends alone", "Dan says he defends alone\nDan says that he will defend alone"),
    (PLAYED, "B looks at trick 1", "Bob asks for trick 1\nBob demands trick 1"),
    (
        READY,
        'D says "nice card"',
        "Dan says 'nice card'\nDan says \u201cnice card\u201d\nDan says: nice card",
    ),
    (READY, "A lays open the hand", "Ann lays down his cards\nAnn lays down all her cards"),
    (READY, "B plays AS KS together", "Bob puts down two cards, the ace of spades and the king of spades"),
    (READY, "B exposes AS KS", "two cards fall from Bob's hand, the ace and the king of spades"),
    (READY, "B lays open the hand", "Bob shows his whole hand"),
    ((*READY[:-1], "B AS", "C TS", "D QC"), "A 9S", "Ann plays the nine of spades without discarding"),
    (
        BEGUN,
        "A deals 3 to B",
        "Ann deals three cards to Bob\nAnn gives Bob three cards\nAnn deals three to Bob",
    ),
    (
        (*BEGUN, "A deals 3 to B", "A deals 2 to C", "A deals 3 to D"),
        "A deals 2 to A",
        "Ann deals two to herself",
    ),
    ((*BEGUN, "A deals 3 to B"), "A deals 4 to C", "Ann gives Cleo four cards\nAnn gives Cleo four"),
    (BEGUN, "B counts 3", "Ann gives Bob only three cards"),
    (READY, "B 9D", "Bob leads the nine of diamonds in silence"),
    (FALSE_LEAD, "C chooses let-stand", "Cleo accepts the lead"),
    (FALSE_LEAD, "A waives lead-out-of-turn", "Ann forgives it"),
    (
        FALSE_LEAD,
        "A chooses recall",
        "Ann tells her to put it back on the table\nAnn tells him to take it back",
    ),
    ((*UP, "B passes"), "A plays alone", "Cleo assists and Ann says she'll play alone"),
)
LINES = [(before, act, line.strip()) for before, act, lines in FAULTS for line in lines.splitlines()]


def table_after(code: str, lines: tuple[str, ...]) -> RefereedTable:
    """The table after some lines."""
    table = new_table(load_code(code))
    for line in lines:
        table = told_in(line, table)[-1][1]
    return table


@pytest.mark.parametrize(("before", "act", "line"), LINES, ids=[line for *_, line in LINES])
def test_fault_is_entered_as_it_is_told(before: tuple[str, ...], act: str, line: str) -> None:
    read = read_at_desk(line, table_after("leeds-dwight-1888", before))
    assert read.told[-1][0].text == act
    assert not read.must_be_asked


def test_admission_of_what_was_marked_is_no_revoke() -> None:
    before = (*READY, "table reports 3 tricks for C", "A+C marks 2")
    assert [act.text for act, _ in read_at_desk("Ann admits it", table_after("modern", before)).told] == [
        "A admits overcount"
    ]


def test_card_put_out_for_the_turn_up_is_discarded() -> None:
    read = read_at_desk(
        "Ann puts out the ten of clubs for the king of hearts", table_after("jerome-1877", UP)
    )
    assert read.told[-1][0].text == "A discards TC"


@pytest.mark.parametrize(
    "line",
    [
        "Ann shows the king of spades in the last round",
        "Ann exposes the king of spades in dealing the last cards",
        "in the second round of the deal Ann shows the king of spades",
    ],
)
def test_card_shown_in_the_last_round_comes_after_the_first_packets(line: str) -> None:
    read = read_at_desk(line, table_after("leeds-dwight-1888", BEGUN))
    packets = "A deals 2 to B, A deals 2 to C, A deals 2 to D, A deals 2 to A, A deals 3 to B"
    assert [act.text for act, _ in read.told] == [*packets.split(", "), "A faces KS"]
    assert not read.must_be_asked


def test_lead_ruled_on_already_is_said_to_be_the_others_choice() -> None:
    with pytest.raises(EuchreError, match="A or C may choose what follows"):
        read_at_desk("Bob says it wasn't Dan's lead", table_after("leeds-dwight-1888", FALSE_LEAD))


def test_lead_out_of_turn_may_be_named_by_the_wrong_side() -> None:
    read = read_at_desk("Bob says it wasn't Dan's lead", table_after("modern", FALSE_LEAD))
    assert read.told[-1][0].text == "B claims lead-out-of-turn"


def test_wish_that_comes_too_late_reaches_the_referee() -> None:
    table = table_after("jerome-1877", (*READY, "C AD", "B KD"))
    read = read_at_desk("Bob has it sent back", table)
    assert read.told[-1][0].text == "B chooses recall"


def test_four_cards_are_asked_about() -> None:
    with pytest.raises(EuchreError, match="at once, or in all"):
        read_at_desk("Ann gives Dan four cards", table_after("leeds-dwight-1888", BEGUN))


@pytest.mark.parametrize("line", ["Dan finds a spade in his hand", "Dan notices that he has a spade"])
def test_card_of_the_suit_refused_is_asked_about(line: str) -> None:
    with pytest.raises(Exception, match="'D admits revoke', or 'D plays 9S instead'"):
        read_at_desk(line, table_after("leeds-dwight-1888", PLAYED))


VAGUE = ("the players are Ann, Bob, Cleo and Dan", "Ann deals and turns up the nine of clubs")


@pytest.mark.parametrize("code", ["jerome-1877", "modern"])
@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("that was wrong", "Bob"),
        ("something is not right here", "Bob"),
        ("Dan did something wrong", "Dan"),
        ("Cleo says that was wrong", "Bob"),
        ("somebody broke a rule", "Bob"),
        ("Dan's call wasn't allowed", "Dan"),
        ("Bob says Cleo made a mistake", "Cleo"),
    ],
)
def test_a_complaint_without_a_fault_is_asked_about(
    code: str, line: str, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk(code, tmp_path, capsys).says(*VAGUE, line)
    assert f"What was done, and by whom? Type who did what, such as '{who} passes'" in said
    assert "guide" not in said


@pytest.mark.parametrize(
    ("line", "entry"), [("Bob passes, that was wrong", "B passes"), ("Bob passes", "B passes")]
)
def test_a_fault_that_is_told_is_no_mere_complaint(
    line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "by whom?" not in talk.says(*VAGUE, line, "yes")
    assert talk.entries[-1] == entry


@pytest.mark.parametrize(
    ("code", "line", "answer"),
    [
        ("jerome-1877", "nobody shuffled", "Type 'Bob says nobody shuffled'"),
        ("jerome-1877", "Bob never shuffled the cards", "Type 'Bob says nobody shuffled'"),
        ("modern", "the pack wasn't shuffled", "No law of this table says what follows from that"),
        ("leeds-dwight-1888", "Dan says nobody shuffled", "No law of this table says what follows from that"),
        ("jerome-1877", "Dan says nobody shuffled", "The deal is void and the same dealer deals again"),
    ],
)
def test_a_pack_that_nobody_shuffled(
    code: str, line: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer in Talk(code, tmp_path, capsys).says(VAGUE[0], "Ann deals", line)


FACED = (VAGUE[0], "Ann deals", "Ann faces the ace of hearts")


@pytest.mark.parametrize(
    "line",
    [
        "Ann deals again",
        "Ann deals again and turns up the nine of clubs",
        "Ann redeals and turns up the nine of clubs",
        "Ann gathers the cards and deals again",
        "the deal is done again",
    ],
)
def test_a_new_deal_that_nobody_has_chosen_is_asked_about(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    assert "Has Bob or Dan asked for that? Type 'Bob chooses deal-again'" in talk.says(*FACED, line)
    assert talk.entries[-1] == "A faces AH"


@pytest.mark.parametrize(
    ("code", "line", "entry"),
    [
        ("jerome-1877", "Bob wants a new deal, Ann deals again", "deal 2 by A"),
        ("jerome-1877", "Ann deals two to Bob", "A deals 2 to B"),
        ("modern", "Ann deals again", "A chooses start-over"),
    ],
)
def test_a_new_deal_that_is_chosen_begins(
    code: str, line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    talk.says(*FACED, line)
    assert talk.entries[-1] == entry

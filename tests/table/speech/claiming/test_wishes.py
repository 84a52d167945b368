"""Open choices that players make in words of their own: what they want, insist on, allow, make others do."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.speech.everyday_records import BEGUN, last_act

ORDERED = f"{BEGUN}b passes, c assists, a discards 8c\n"
LED = f"{ORDERED}d leads ac out of turn\n"
REVOKED = f"{ORDERED}b ks, c as, d 7d\n"
CLAIMED = f"{ORDERED}b ks, c as, d tc\nc says d revoked\n"
MENDED = f"{REVOKED}d takes it back\n"
LATE = f"{BEGUN}b passes, c passes\nb orders up\n"
SHOWN = "deal 1 by A\na exposed ks while dealing\n"
SHORT = "deal 1 by A\na deals 3-2\nd has four cards\n"
WRONG = "deal 1 by A\na deals 3-2\na turned up the wrong card kc\nb claims wrong-turn-up\n"
PROFESSOR, LEEDS, JEROME, MODERN = "professor-1862", "leeds-dwight-1888", "jerome-1877", "modern"

WISHES = [
    (PROFESSOR, LED, "A chooses recall", "insists that it goes back; makes him take it back; recalls it"),
    (PROFESSOR, LED, "A chooses recall", "demands that d take it back; tells him to take it back"),
    (
        PROFESSOR,
        LED,
        "A chooses let-stand",
        "accepts the lead; is fine with it; lets him lead; does not object to the lead",
    ),
    (LEEDS, LED, "A chooses recall", "asks d to take it back; demands its return; calls it back"),
    (LEEDS, LED, "A chooses call-suit", "would rather call a suit; calls a suit; prefers to call a suit"),
    (LEEDS, LED, "A calls clubs from D", "insists on a club; requires a club lead"),
    (LEEDS, LED, "A calls clubs from B", "tells b to lead a club; calls on b to lead a club"),
    (LEEDS, LED, "A waives lead-out-of-turn", "waives it; lets him off; overlooks it; says never mind"),
    (LEEDS, LED, "A waives lead-out-of-turn", "gives up the penalty; asks for nothing; does not insist"),
    (
        MODERN,
        CLAIMED,
        "C chooses full-points",
        "wants the full points; insists on two points; wants both points",
    ),
    (
        MODERN,
        CLAIMED,
        "C chooses full-points",
        "demands the points; asks for the penalty; goes for the points",
    ),
    (MODERN, CLAIMED, "C chooses one-point", "settles for one point; lets them off with one point"),
    (MODERN, CLAIMED, "C chooses one-point", "wants only one point; says one point is enough"),
    (
        MODERN,
        CLAIMED,
        "C chooses take-back",
        "says he may take it back; tells d to take it back; lets him correct it",
    ),
    (
        MODERN,
        CLAIMED,
        "C chooses let-stand",
        "wants to play on; says let it stand; lets him get away with it",
    ),
    (
        PROFESSOR,
        MENDED,
        "A chooses highest",
        "makes him play his highest; insists on the highest; calls the highest",
    ),
    (PROFESSOR, MENDED, "A orders D to lowest", "makes d play low; tells d to play the lowest"),
    (
        PROFESSOR,
        MENDED,
        "A chooses keep-call",
        "saves the call; will call it later; lets him play what he likes",
    ),
    (LEEDS, LATE, "A chooses hold-to-it", "holds them to it; makes b stick to it; insists that it stands"),
    (LEEDS, LATE, "A chooses let-lapse", "ignores the call; does not allow it; cancels it; says it is void"),
    (
        MODERN,
        SHOWN,
        "A chooses start-over",
        "elects to start over; redeals; insists on a new deal; deals afresh",
    ),
    (LEEDS, SHOWN, "B chooses deal-again", "makes him deal again; tells the dealer to deal again"),
    (LEEDS, SHOWN, "B chooses deal-again", "demands that a deal again; calls for a new deal"),
    (PROFESSOR, SHORT, "A chooses put-right", "sets it right; hands him another one; deals d one more"),
    (JEROME, WRONG, "A chooses turn-right-card", "turns up the proper card; puts it back; replaces it"),
    (
        JEROME,
        f"{ORDERED}d exposed ac\n",
        "A chooses expose",
        "demands it on the table; wants it left face up",
    ),
    (
        LEEDS,
        f"{ORDERED}d dropped ac on the table\nb ks, c as\n",
        "A calls AC from D",
        "insists on the ace of clubs",
    ),
    (
        LEEDS,
        f"{ORDERED}d dropped ac on the table\nb ks, c as\n",
        "A calls AC from D",
        "makes d play the ace of clubs",
    ),
]


@pytest.mark.parametrize(
    ("code", "begun", "act", "said"),
    [(code, begun, act, one) for code, begun, act, wishes in WISHES for one in wishes.split("; ")],
)
def test_a_wish_is_the_choice_it_speaks_of(code: str, begun: str, act: str, said: str) -> None:
    assert last_act(code, f"{begun}{act[0].lower()} {said}\n") == act


@pytest.mark.parametrize(
    ("code", "begun", "said", "act"),
    [
        (LEEDS, REVOKED, "d takes it back", "D takes back 7D"),
        (LEEDS, LED, "d takes it back", "D takes back AC"),
        (MODERN, ORDERED, "b leads ks", "B KS"),
    ],
)
def test_what_another_player_does_is_no_wish(code: str, begun: str, said: str, act: str) -> None:
    assert last_act(code, f"{begun}{said}\n") == act


def test_points_that_no_open_choice_gives_are_not_understood() -> None:
    with pytest.raises(NotationError, match="'a takes points' is not understood"):
        last_act(LEEDS, f"{LED}a takes points\n")

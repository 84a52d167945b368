"""Events of matches: who meets whom, places, corrections, substitutes, and what is refused."""

import pytest

from euchre.events import EventError
from euchre.events.event_lines import EventLine, TakenBack, after_act
from euchre.events.matches import MATCHES, MatchEvent, MatchPlayed


def event_of(*texts: str) -> MatchEvent:
    """Return the event after acts, each of which is read back from its own text."""
    acts = [MATCHES.read_act(text) for text in texts]
    assert [act.text for act in acts] == list(texts)
    return MATCHES.event_of(
        enumerate((EventLine("2026-11-22T19:00:00Z", "Ann", act) for act in acts), start=2)
    )


def entrants(names: str) -> list[str]:
    return [f"entrant {name}" for name in names.split()]


def played_out(event: MatchEvent) -> MatchEvent:
    """Return the event with all matches played; the seed that comes first in the alphabet wins."""
    for _ in range(1000):
        if not event.open:
            return event
        each = event.open[0]
        home, guests = sorted((each.home, each.guests))
        event = after_act(event, MatchPlayed(home, guests, (10, 7)))
    raise AssertionError("the event does not end")


def test_a_league_has_a_missing_side_and_a_substitute() -> None:
    event = event_of(
        "format league, 2 times",
        "entrant Hall: Ann, Al",
        "entrant Fire: Bea, Bob",
        "entrant Club",
        "result 10 to 7: Hall / Fire",
        "line-up of Hall / Fire: Ann, Zoe",
        "line-up of Fire / Hall: Bea, Bob",
        "walkover: Club / Fire",
        "result 8 to 8: Hall / Club",
    )
    assert len(event.fixtures) == 6
    assert len(event.open) == 3
    assert event.substitutions == ((1, "Hall", "Zoe"),)
    assert [(row.place, row.name, row.match_points) for row in event.places] == [
        (1, "Hall", 3),
        (2, "Club", 3),
        (3, "Fire", 0),
    ]
    corrected = after_act(event, MatchPlayed("Hall", "Fire", (7, 10)))
    assert [row.name for row in corrected.places] == ["Club", "Fire", "Hall"]
    assert len(corrected.open) == 3
    returned = after_act(corrected, MatchPlayed("Fire", "Hall", (10, 2)))
    assert len(returned.open) == 2


def test_nobody_meets_again_in_a_swiss_event_and_a_correction_leaves_the_pairs() -> None:
    event = event_of("format swiss, 4 rounds", *entrants("A B C D E F G"))
    assert {each.round for each in event.fixtures} == {1}
    done = played_out(event)
    assert {each.round for each in done.fixtures} == {1, 2, 3, 4}
    pairs = [frozenset((each.home, each.guests)) for each in done.fixtures]
    assert len(set(pairs)) == len(pairs) == 4 * 4
    assert done.places[0].name == "A"
    assert sum(row.match_points for row in done.places) == 2 * 16
    first = done.fixtures[0]
    corrected = after_act(done, MatchPlayed(first.guests, first.home, (10, 0)))
    assert corrected.fixtures == done.fixtures
    assert corrected.places != done.places


@pytest.mark.parametrize(
    ("kind", "matches"), [("single elimination, 1 loss", 6), ("double elimination, 2 losses", 12)]
)
def test_a_bracket_has_one_champion(kind: str, matches: int) -> None:
    done = played_out(event_of(f"format {kind}", *entrants("A B C D E F G")))
    assert len(done.results) == matches
    assert [row.place for row in done.places[:2]] == [1, 2]
    assert [row.name for row in done.places[:2]] == ["A", "B"]


def test_a_corrected_match_of_a_bracket_is_refused_if_its_winner_has_played_on() -> None:
    event = event_of("format single elimination, 1 loss", *entrants("A B C D"))
    event = after_act(event, MatchPlayed("A", "D", (10, 3)))
    event = after_act(event, MatchPlayed("D", "A", (10, 3)))
    assert ("D", "A") in [(each.home, each.guests) for each in event.fixtures]
    event = after_act(event, MatchPlayed("B", "C", (10, 3)))
    event = after_act(event, MatchPlayed("B", "D", (10, 3)))
    with pytest.raises(EventError, match="D has played on"):
        after_act(event, MatchPlayed("A", "D", (10, 3)))


def test_a_ladder_moves_the_challenger_up_and_takes_new_entrants_below() -> None:
    event = event_of(
        "format ladder, 2 places",
        *entrants("A B C"),
        "result 10 to 7: C / A",
        "entrant D",
        "result 10 to 9: D / A",
        "result 5 to 10: A / C",
    )
    assert [row.name for row in event.places] == ["C", "D", "A", "B"]


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["entrant A", "entrant a"], "line 3: the name 'a' is taken"),
        (["entrant A / B"], "is not a name"),
        (["entrant A: B, b"], "named twice"),
        ([*entrants("A B"), "result 1 to 0: A / A"], "cannot play itself"),
        ([*entrants("A B"), "result 1 to 0: A / C"], "'C' does not take part"),
        ([*entrants("A B"), "result 9999 to 0: A / B"], "at most 1,000 points"),
        ([*entrants("A B"), "result 1 to 0: A / B", "entrant C"], "nobody can join"),
        ([*entrants("A B"), "result 1 to 0: A / B", "format swiss, 3 rounds"], "the format stays"),
        (["format league, 3 times"], "a league has 1 to 2 times, not 3"),
        ([*entrants("A B"), "line-up of A / B: X, Y"], "no result yet"),
        (
            [*entrants("A B"), "result 1 to 0: A / B", "line-up of A / B: X", "line-up of B / A: X"],
            "somebody plays twice",
        ),
        (["entrant A", "result 1 to 0: A / A"], "cannot play itself"),
        (
            ["format ladder, 1 places", *entrants("A B C"), "result 1 to 0: C / A"],
            "can challenge the 1 above",
        ),
        (["format ladder, 1 places", *entrants("A B C"), "result 1 to 1: C / B"], "cannot be drawn"),
        (["format swiss, 2 rounds", *entrants("A B C D"), "result 1 to 0: A / B"], "no match to play now"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(texts: list[str], message: str) -> None:
    lines = [EventLine("2026-11-22T19:00:00Z", "Ann", MATCHES.read_act(text)) for text in texts]
    with pytest.raises(EventError, match=message):
        MATCHES.event_of(enumerate(lines, start=2))


def test_a_text_that_is_no_act_is_refused() -> None:
    with pytest.raises(EventError, match="is not an act"):
        MATCHES.read_act("result A 10, B 7")
    assert MATCHES.read_act("take back") == TakenBack()

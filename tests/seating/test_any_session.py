"""After any acts in any order, a table keeps its limits and everybody their rights."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, Code, load_code
from euchre.seating import Membership, Roster, SeatingStage, after, entry_claims, new_roster, refusal, to_cut

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida")
CODES = tuple(map(load_code, CODE_NAMES))
ACTS = 200
"""Acts tried in one session."""


def some_act(roster: Roster, chance: Random) -> str:
    """Return an act of some kind, which the table may not allow now; often the one it waits for."""
    name, other = chance.choice(NAMES), chance.choice(NAMES)
    here = [one.name for one in roster.people]
    awaited = chance.random() < 0.85
    if awaited and to_cut(roster):
        return f'"{chance.choice(to_cut(roster))}" draws {chance.choice(roster.code.pack)}'
    if awaited and roster.stage in (SeatingStage.SEATING, SeatingStage.PLAYING) and None in sitting(roster):
        return f'"{chance.choice(here)}" takes seat {chance.choice(roster.code.seating.seats)}'
    if awaited and roster.stage is SeatingStage.PLAYING and roster.code.rubber_games:
        return "table finishes the rubber"
    words, seat = chance.choice(WORDS), chance.choice(roster.code.seating.seats)
    return f'"{name}" {words.format(other=other, name=name, seat=seat)}'


WORDS = (
    *("comes",) * 4,
    'comes with "{other}"',
    "comes from table 2",
    'comes from table 2 broken up by "Zoe"',
    'comes from table 3 broken up by "{name}"',
    "leaves the table",
    "joins table 2",
    'names "{other}" as substitute',
    *('accepts "{other}" as substitute',) * 3,
    'refuses "{other}" as substitute',
    "takes seat {seat}",
    "leaves seat {seat}",
)


def sitting(roster: Roster) -> list[str | None]:
    return [roster.sits_at(seat) for seat in roster.code.seating.seats]


def assert_in_bounds(roster: Roster) -> None:
    code = roster.code
    names = [one.name for one in roster.people]
    assert len(names) == len(set(names))
    assert len(roster.players) <= code.players
    assert len(roster.players) + len(roster.waiting) <= code.players + code.waiting_members
    taken = [name for name in roster.seats if name is not None]
    assert len(taken) == len(set(taken))
    if roster.stage in (SeatingStage.SEATING, SeatingStage.PLAYING):
        assert {one.name for one in roster.players} >= set(taken) - {player for player, _ in roster.absent}
    if roster.stage is SeatingStage.PLAYING:
        assert None not in roster.seats
    claims = [name for tier in entry_claims(roster) for name in tier]
    assert sorted(claims) == sorted(one.name for one in (*roster.waiting, *roster.outside))


def assert_rights_kept(before: Roster, now: Roster) -> None:
    """Nobody comes in before a person with a better claim, or goes out for one who has played more."""
    was = {one.name: one for one in before.people}
    came_in = {
        one.name for one in now.players if one.name in was and was[one.name].place is Membership.OUTSIDE
    }
    waits_on = (
        {one.name for one in now.waiting if was[one.name].place is Membership.WAITS} if came_in else set()
    )
    assert not waits_on
    went_out = [was[one.name] for one in now.waiting if was[one.name].place is Membership.PLAYS]
    stayed = [was[one.name] for one in now.players if was[one.name].place is Membership.PLAYS]
    for out in went_out:
        assert all(out.running >= one.running for one in stayed)
    assert len(went_out) <= before.code.waiting_members


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_any_lawful_evening_keeps_its_bounds_and_everybodys_rights(code: Code, seed: int) -> None:
    chance = Random(seed)
    roster = new_roster(code)
    waited: set[str] = set()
    for _ in range(ACTS):
        act = read_act(some_act(roster, chance))
        if refusal(roster, act) is not None:
            continue
        before, roster = roster, after(roster, act)
        assert_in_bounds(roster)
        assert_rights_kept(before, roster)
        if act.words == "finishes the rubber":
            waited = {one.name for one in roster.waiting}
        if roster.stage is SeatingStage.PLAYING and before.stage is SeatingStage.SEATING:
            assert not waited & {one.name for one in roster.waiting}
            waited = set()


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
@settings(max_examples=40)
@given(data=st.data())
def test_whatever_hands_do_a_table_keeps_its_bounds(code: Code, data: st.DataObject) -> None:
    roster = new_roster(code)
    person = st.sampled_from(NAMES)
    seat = st.sampled_from("ABCD"[: code.players])
    card = st.sampled_from([str(card) for card in load_code("jerome-1877").pack] + ["??", "joker"])
    words = st.one_of(
        st.sampled_from(
            ["comes", "leaves the table", "joins table 2", "calls for new packs", "chooses pack red"]
        ),
        st.builds('comes with "{}"'.format, person),
        st.builds("draws {}".format, card),
        st.builds("draws {} from {} pack".format, card, st.sampled_from(["red", "blue"])),
        st.builds("shows {} {} in cutting".format, card, card),
        st.builds("drops {}".format, card),
        st.builds("{} seat {}".format, st.sampled_from(["takes", "leaves"]), seat),
        st.builds('{} "{}" as substitute'.format, st.sampled_from(["names", "accepts", "refuses"]), person),
    )
    for name, said in data.draw(st.lists(st.tuples(person, words), max_size=60)):
        try:
            roster = after(roster, read_act(f'"{name}" {said}'))
        except EuchreError as fault:
            assert "here" in str(fault)
        assert_in_bounds(roster)

"""Every player answers everything that can be due, legally and from its view alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from euchre.acts import Act, LayDown, Objection, Shuffle, ThrowIn
from euchre.bots import Bot
from euchre.cards import UNKNOWN, Card
from euchre.chance import Stream
from euchre.deal import Deal, Due, Stage, after, awaited, dues, new_deal
from euchre.deal.rights import hands_laid_open
from euchre.game import new_score
from euchre.laws import CODE_NAMES, Code
from euchre.players import BOT_NAMES, ExpertPlayer, MasterPlayer, bot_by_name, bots_offered
from euchre.players.expert_player import NOVICE, REGULAR, Habits
from euchre.players.master_player import EndingEffort
from euchre.seats import Seat
from euchre.view import view_of
from tests.bots.tables import EVERY_CODE, answer, seen

SIMPLE, RANDOM = bot_by_name("simple"), bot_by_name("random")
ROUTINE = {Stage.SHUFFLING, Stage.CUTTING, Stage.DEALING, Stage.TURNING}


QUICK: dict[str, Bot] = {
    "expert": ExpertPlayer("expert", Habits(effective=4, most=6)),
    "regular": ExpertPlayer("regular", replace(REGULAR, effective=4)),
    "novice": ExpertPlayer("novice", replace(NOVICE, effective=4)),
    "master": MasterPlayer(habits=Habits(effective=4, most=6), ending=EndingEffort(worlds=20, rounds=5)),
}
"""The slow players, with fewer worlds."""


def answer_of(player: str, deal: Deal, due: Due) -> Act:
    """Return the act of a player for a due at no score."""
    bot = QUICK.get(player, bot_by_name(player))
    return bot.choose(seen(deal, due.actor), due, Stream(1))


def shuffled_deal(code: Code, seed: int) -> Deal:
    """Return a deal before the first call, from a seed."""
    stream = Stream(seed, 99)
    deal = new_deal(code, Seat(stream.below(code.players)))
    deal = after(deal, Shuffle(deal.dealer, stream.shuffled(code.pack)))
    while deal.stage in ROUTINE:
        deal = after(deal, stream.choice(awaited(deal)[0].acts))
    return deal


@pytest.mark.parametrize("name", EVERY_CODE)
def test_every_due_is_answered_legally_after_random_play(name: str) -> None:
    code, asked = EVERY_CODE[name], 0
    players = bots_offered(code)
    for seed in range(20):
        deal, stream = shuffled_deal(code, seed), Stream(seed, 7)
        while not deal.is_over:
            every = dues(deal)
            asked += len(every)
            player = players[stream.below(len(players))]
            assert [(player, due) for due in every if answer_of(player, deal, due) not in due.acts] == []
            chosen = every[stream.below(len(every))] if stream.below(8) == 0 else every[0]
            deal = after(deal, stream.choice(chosen.acts))
    assert asked > 150


@pytest.mark.parametrize("name", CODE_NAMES)
@pytest.mark.parametrize("player", ["simple", "novice"])
def test_a_deal_ends_even_if_every_claim_is_made_and_refused(name: str, player: str) -> None:
    deal, done = shuffled_deal(EVERY_CODE[name], 3), 0
    while not deal.is_over:
        every = dues(deal)
        claims = [due for due in every if isinstance(due.acts[0], (LayDown, ThrowIn))]
        if deal.claim is not None:
            act: Act = Objection(every[0].actor)
        else:
            due = claims[0] if claims else every[0]
            act = answer_of(player, deal, due)
        deal, done = after(deal, act), done + 1
        assert done < 1000


def with_hidden_cards_changed(deal: Deal, seat: Seat, seed: int) -> Deal:
    """Return the deal with the cards that a seat cannot see shuffled among the other hands and the talon."""
    fixed = {seat, *hands_laid_open(deal)}
    places = [who for who in deal.code.seating.seats if who not in fixed]
    known = deal.turn_up
    hidden = [card for who in places for card in deal.hands[who] if card is not known]
    hidden += [*deal.dummy, *deal.pack]
    mixed = list(Stream(seed, 3).shuffled(hidden))
    hands = list(deal.hands)
    for who in places:
        hands[who] = tuple(card if card is known else mixed.pop() for card in deal.hands[who])
    dummy: tuple[Card, ...] = tuple(mixed.pop() for _ in deal.dummy)
    return replace(deal, hands=tuple(hands), dummy=dummy, pack=tuple(mixed))


@pytest.mark.parametrize("player", BOT_NAMES)
@settings(max_examples=60)
@given(
    name=st.sampled_from(sorted(EVERY_CODE)),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 30),
    swap=st.integers(0, 2**32),
)
def test_a_choice_does_not_depend_on_cards_the_seat_cannot_see(
    player: str, name: str, seed: int, steps: int, swap: int
) -> None:
    code = EVERY_CODE[name]
    assume(player in bots_offered(code))
    deal = shuffled_deal(code, seed)
    for _ in range(steps):
        further = after(deal, answer(deal))
        if further.is_over:
            break
        deal = further
    due = awaited(deal)[0]
    other = with_hidden_cards_changed(deal, due.actor, swap)
    assert seen(deal, due.actor) == seen(other, due.actor)
    assert answer_of(player, other, due) == answer_of(player, deal, due)
    assert UNKNOWN not in deal.hands[due.actor]


def test_shuffling_hidden_cards_changes_the_other_hands() -> None:
    deal = shuffled_deal(EVERY_CODE["modern"], 1)
    other = with_hidden_cards_changed(deal, deal.eldest_hand, 5)
    assert other.hands != deal.hands
    assert sorted(sum(other.hands, other.pack)) == sorted(sum(deal.hands, deal.pack))


def test_simple_is_deterministic() -> None:
    deal = shuffled_deal(EVERY_CODE["modern"], 4)
    due = awaited(deal)[0]
    view = view_of(deal, due.actor, new_score(deal.code))
    assert len({SIMPLE.choose(view, due, Stream(seed)) for seed in range(20)}) == 1
    assert len({RANDOM.choose(view, due, Stream(seed)) for seed in range(20)}) > 1

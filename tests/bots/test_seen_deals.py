"""Deals as players learn from them: all that everybody saw, and nothing that was hidden."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.bots import seen_deal, view_of_seen
from euchre.cards import Card
from euchre.chance import Stream
from euchre.evaluation import Impression, impressions_after, weights_for
from euchre.game import new_score
from euchre.players import BOT_NAMES, LEARNERS, bot_by_name
from euchre.players.expert_player import ExpertPlayer
from euchre.seats import BySide
from euchre.view import View, view_of
from tests.properties.lawful_play import Line, lines
from tests.properties.test_views import known_to, swapped


@settings(max_examples=50)
@given(lines(), st.integers(0, 2**20))
def test_a_seen_deal_does_not_change_with_hidden_cards(line: Line, seed: int) -> None:
    score = new_score(line.end.code)
    assert seen_deal(swapped(line.end, None, Stream(seed, 7)), score) == seen_deal(line.end, score)


@settings(max_examples=50)
@given(lines())
def test_a_seen_deal_names_no_card_that_was_not_shown(line: Line) -> None:
    deal = line.end
    seen = seen_deal(deal, new_score(deal.code))
    words = [*seen.acts.split(), *(word for _, cards in seen.open_hands for word in cards.split())]
    faces = {card.text for card in deal.code.pack}
    named = {Card(word) for word in words if word in faces}
    assert named <= known_to(deal, None)


@settings(max_examples=20)
@given(lines())
def test_as_much_is_learned_from_a_seen_deal_as_from_the_spectators_view(line: Line) -> None:
    deal = line.end
    sides = deal.code.seating.sides
    score = new_score(deal.code, BySide(sides, tuple(range(len(sides)))))
    made, view = view_of_seen(deal.code, seen_deal(deal, score)), view_of(deal, None, score)
    assert learned(made) == learned(view)
    if not view.open_hands:
        assert made == view


def learned(view: View) -> tuple[Impression, ...] | None:
    """Return what a deal shows of the players; None where regular play cannot explain it."""
    try:
        return impressions_after((), view, weights_for(view.code))
    except ValueError:
        return None


def test_learners_are_the_players_that_adapt() -> None:
    bots = {name: bot_by_name(name) for name in BOT_NAMES}
    assert {name for name, bot in bots.items() if isinstance(bot, ExpertPlayer) and bot.adapts} == LEARNERS

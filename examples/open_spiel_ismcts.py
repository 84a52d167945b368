r"""OpenSpiel's information set Monte Carlo tree search as a player of the arena.

    euchre arena simple --rules examples/open_spiel.toml \
        --engine "ismcts=python examples/open_spiel_ismcts.py --simulations 2000"

It uses the protocol of `docs/players/engines.md`. When OpenSpiel itself draws the hidden cards it keeps the
true talon and discard. Here every simulation starts from a world of `euchre.worlds` drawn from the view,
so the search knows only what the seat may know.

OpenSpiel asks the maker after the dealer's discard whether to play alone. Here the maker decides with the
call, except the dealer, who decides with the discard; until then the discard is drawn at random.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from euchre.acts import Act, Call, CallKind, Discard, Holding, Manner, Play, PlayAlone, TurnUp, read_act
from euchre.cards import Card, Suit
from euchre.deal import after, new_deal
from euchre.game import new_score
from euchre.laws import Code, house_variant, load_code
from euchre.seats import Seat
from euchre.view import View, view_of
from euchre.worlds import Unseen, Worlds

PROTOCOL = "euchre.engine/1"
PASS, ALONE, PARTNER = 24, 29, 30
SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""Suits in OpenSpiel's order: 25 + place names one, card modulo 4 is its place."""
CARD_OF = tuple(Card("9TJQKA"[number // 4] + SUITS[number % 4].letter) for number in range(24))
NUMBER_OF = {card: number for number, card in enumerate(CARD_OF)}


def code_of(values: dict[str, Any]) -> Code:
    """Return the code of a question. Exits if OpenSpiel plays a different game."""
    code = house_variant(load_code(values["code"]), values["changes"])
    wanted = (4, "9", False, False, 2, 2, False)
    has = (
        code.players,
        str(code.lowest_rank),
        code.joker,
        code.may_bury_turn_up,
        code.lone_euchre,
        code.euchre,
        code.take_over,
    )
    if has != wanted:
        sys.exit("OpenSpiel plays another game; give --rules examples/open_spiel.toml")
    return code


def view_from(values: dict[str, Any], code: Code) -> View:
    """Return the view of a question, made by replaying its acts."""
    seat, acts = Seat.from_text(values["seat"]), [read_act(text) for text in values["acts"]]
    deal = new_deal(code, Seat.from_text(values["dealer"]))
    for act in acts:
        if isinstance(act, TurnUp):
            deal = after(deal, Holding(seat, dealt_to(values, acts)))
        deal = after(deal, act)
    return view_of(deal, seat, new_score(code))


def dealt_to(values: dict[str, Any], acts: Iterable[Act]) -> tuple[Card, ...]:
    """Return the five cards that the seat was dealt: those it has or had, without a turn-up it took."""
    seat = Seat.from_text(values["seat"])
    cards = [Card(text) for text in (*values["hand"], *values["discards"])]
    cards += [act.card for act in acts if isinstance(act, Play) and act.actor == seat]
    if values["exchanged"] and not values["declined"] and values["dealer"] == values["seat"]:
        cards.remove(Card(values["turn_up"]))
    return tuple(cards)


class Table:
    """A view, worlds drawn for it, and OpenSpiel's states made from them."""

    def __init__(self, game: Any, view: View, worlds: Worlds, chance: random.Random) -> None:
        self.view = view
        self._game = game
        self._worlds = worlds
        self._chance = chance
        self._next = 0

    def state(self, then: Sequence[int] = ()) -> Any:
        """Return a state of the next world, after some further actions of the seat."""
        row = self._next % len(self._worlds)
        self._next += 1
        state = self._dealt(row)
        for act in self.view.acts:
            self._follow(state, act, row)
        self._answer_alone(state)
        for action in then:
            state.apply_action(action)
            self._let_dealer_discard(state)
        return state

    def _dealt(self, row: int) -> Any:
        view, state = self.view, self._game.new_initial_state()
        hands = [self._dealt_hand(row, seat) for seat in Seat]
        state.apply_action(int(view.dealer))
        for place in range(20):
            state.apply_action(NUMBER_OF[hands[(view.dealer + place) % 4][place // 4]])
        assert view.turn_up is not None
        state.apply_action(NUMBER_OF[view.turn_up])
        return state

    def _dealt_hand(self, row: int, seat: Seat) -> list[Card]:
        bits = int(self._worlds.hands[row, seat]) | int(self._worlds.discards[row, seat])
        cards = [card for card in CARD_OF if bits >> card.index & 1]
        cards += [play.card for trick in self.view.tricks for play in trick.plays if play.actor == seat]
        return [card for card in cards if card is not self.view.turn_up]

    def _follow(self, state: Any, act: Act, row: int) -> None:
        match act:
            case Call():
                state.apply_action(action_of(act, self.view))
                if self.view.dealer in self.view.calling.out:
                    self._let_dealer_discard(state)
            case Discard():
                bits = int(self._worlds.discards[row, self.view.dealer])
                (number,) = (NUMBER_OF[card] for card in CARD_OF if bits >> card.index & 1)
                state.apply_action(number)
            case Play():
                self._answer_alone(state)
                state.apply_action(NUMBER_OF[act.card])

    def _answer_alone(self, state: Any) -> None:
        """Answer OpenSpiel's question whether the maker plays alone, if it is asked now."""
        if state.legal_actions() == [ALONE, PARTNER]:
            state.apply_action(PARTNER if self.view.calling.lone is None else ALONE)

    def _let_dealer_discard(self, state: Any) -> None:
        """Discard a random card for the dealer if OpenSpiel needs that before it asks the seat."""
        if is_discard(state) and self.view.seat != self.view.dealer:
            state.apply_action(self._chance.choice(state.legal_actions()))


def is_discard(state: Any) -> bool:
    """Return whether OpenSpiel asks the dealer for the discard."""
    return not state.is_terminal() and str(state.current_phase()) == "Phase.DISCARD"


def action_of(call: Call, view: View) -> int:
    """Return OpenSpiel's action for a call."""
    if not call.word.makes_trump:
        return PASS
    suit = call.suit if call.word is CallKind.MAKE else view.turned_suit
    assert suit is not None
    return 25 + SUITS.index(suit)


class Rollout:
    """Values a state by random play to the end."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def evaluate(self, state: Any) -> list[float]:
        """Return the points of each seat after one random play."""
        while not state.is_terminal():
            state.apply_action(self._chance.choice(state.legal_actions()))
        returns: list[float] = state.returns()
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Equal probabilities for all actions."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Search(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search, with the trump suit added to the key of a state.

    OpenSpiel describes what a seat knows in the same way ("Pick up!") whichever suit is made in the second
    round. Without the suit its search would mix states with different trumps and find unlawful plays.
    """

    def get_state_key(self, state: Any) -> tuple[int, str, int]:
        """Return the seat to choose, what it knows, and the trump suit."""
        return (*super().get_state_key(state), int(state.trump_suit()))


class Player:
    """Answers questions by search."""

    def __init__(self, simulations: int, exploration: float) -> None:
        self._simulations = simulations
        self._exploration = exploration
        self._games: dict[bool, Any] = {}

    def act(self, question: dict[str, Any]) -> str:
        """Return the act chosen, as it was written in the question."""
        values, seed = question["view"], question["seed"]
        texts: list[str] = question["acts"]
        if len(texts) == 1:
            return texts[0]
        code, acts = code_of(values), [read_act(text) for text in texts]
        view, chance = view_from(values, code), random.Random(seed)
        worlds = Unseen(view).some(self._simulations, seed)
        return self._chosen(acts, Table(self._game(code), view, worlds, chance), chance, seed).text

    def _game(self, code: Code) -> Any:
        stick = code.stick_the_dealer
        if stick not in self._games:
            options = {"stick_the_dealer": stick, "allow_lone_defender": False}
            self._games[stick] = pyspiel.load_game("euchre", options)
        return self._games[stick]

    def _chosen(self, acts: Sequence[Act], table: Table, chance: random.Random, seed: int) -> Act:
        if isinstance(acts[0], Play):
            number = self._searched(table, (), chance, seed)
            return next(act for act in acts if isinstance(act, Play) and act.card is CARD_OF[number])
        if isinstance(acts[0], Call):
            return self._called(acts, table, chance, seed)
        discards = {NUMBER_OF[act.cards[0]]: act for act in acts if isinstance(act, Discard)}
        number = self._searched(table, (), chance, seed)
        alone = [act for act in acts if act == PlayAlone(discards[number].actor)]
        is_maker = table.view.calling.maker == table.view.seat
        if alone and is_maker and self._searched(table, (number,), chance, seed) == ALONE:
            return alone[0]
        return discards[number]

    def _called(self, acts: Sequence[Act], table: Table, chance: random.Random, seed: int) -> Act:
        number = self._searched(table, (), chance, seed)
        fitting = [act for act in acts if isinstance(act, Call) and action_of(act, table.view) == number]
        plain = next(call for call in fitting if call.manner is Manner.PARTNERSHIP)
        alone = [call for call in fitting if call.manner is Manner.ALONE]
        if alone and plain.word is not CallKind.TAKE_UP:
            return alone[0] if self._searched(table, (number,), chance, seed) == ALONE else plain
        return plain

    def _searched(self, table: Table, then: Sequence[int], chance: random.Random, seed: int) -> int:
        """Return the action most visited in a search for the seat, after some further actions of its own."""
        bot = Search(
            game=None,
            evaluator=Rollout(chance),
            uct_c=self._exploration,
            max_simulations=self._simulations,
            random_state=np.random.RandomState(seed % 2**32),
        )
        bot.set_resampler(lambda state, seat: table.state(then))
        policy: dict[int, float] = dict(bot.get_policy(table.state(then)))
        return max(policy, key=lambda action: policy[action])


def main() -> None:
    """Answer questions until the input ends."""
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS as a player of the arena")
    parser.add_argument("--simulations", type=int, default=2000, help="simulations for each choice")
    parser.add_argument(
        "--exploration", type=float, default=4.0, help="constant of the tree's bound, in points"
    )
    given = parser.parse_args()
    player = Player(given.simulations, given.exploration)
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"act": player.act(question)} if question["ask"] == "act" else {"protocol": PROTOCOL}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

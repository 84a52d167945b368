"""The engine against the euchre of OpenSpiel: the same cards, the same choices, decision by decision.

Shared by both and compared here: who speaks, may name which suit, discards, goes alone, leads and
follows; which cards may be put out and played under a trump, the left bower included; who wins each
trick; the points of the deal; with and without stick the dealer and a lone adversary.

Not shared, and how the gap is closed or kept out:

* OpenSpiel never lets the dealer bury the turn-up and pays 2 for a lone hand euchred: our side is
  `modern` with these two house rules, and with `defend_alone` where a lone adversary is allowed.
* There the maker says after the discard whether he goes alone. Ours may say so with his call too: half
  of the lone hands here are called so. The dealer who sits out then puts nothing out on our side;
  OpenSpiel asks him for a card all the same, which never matters.
* There an adversary may drop his partner against a partnership too. Ours may do so against a lone
  hand only; that question is answered with no.
* OpenSpiel plays one deal of zero-sum points: no shuffle, cut, draw, game, laying down or throwing in.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pyspiel
import pytest

from euchre.acts import Act, Call, CallKind, DefendAlone, Discard, Manner, Play, PlayAlone, Shuffle, Waiver
from euchre.cards import Card, Suit
from euchre.chance import Stream
from euchre.deal import Deal, Stage, after, awaited, legal_acts, legal_cards, new_deal
from euchre.laws import Code, house_variant, load_code

DEALS = 5_000
"""Deals under each pair of options, 20,000 in all."""
SEED = 1862
HOUSE = {"may_bury_turn_up": False, "lone_euchre": 2, "lay_down": False, "throw_in": False}

PASS, ALONE, PARTNER = 24, 29, 30
SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""Suits in OpenSpiel's order: action 25 + place names one, card modulo 4 is its place."""
CARD_OF = tuple(Card("9TJQKA"[number // 4] + SUITS[number % 4].letter) for number in range(24))
"""Our card for each of OpenSpiel's card actions."""
NUMBER_OF = {card: number for number, card in enumerate(CARD_OF)}


class Pair:
    """One deal on both sides, advanced together; `met` counts what occurred in all deals."""

    def __init__(self, game: Any, code: Code, path: tuple[int, ...], met: Counter[str]) -> None:
        self.path = path
        self.stream = stream = Stream(SEED, *path)
        self.met = met
        self.deal = _dealt(code, stream)
        self.theirs = game.new_initial_state()
        self.theirs.apply_action(int(self.deal.dealer))
        for place in range(20):
            hand = self.deal.hands[(self.deal.dealer + place) % 4]
            self.theirs.apply_action(NUMBER_OF[hand[place // 4]])
        assert self.deal.turn_up is not None
        self.theirs.apply_action(NUMBER_OF[self.deal.turn_up])

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Fail if the sides differ."""
        self.met[what] += 1
        acts = ", ".join(act.text for act in self.deal.acts)
        assert ours == theirs, (
            f"{what}: ours {ours}, OpenSpiel's {theirs}; seed {SEED}, {self.path}, after {acts}"
        )

    def act(self, act: Act) -> None:
        """Our side's next act."""
        self.deal = after(self.deal, act)

    def play_out(self) -> None:
        """Do the calls, the preparation and the play to the end, then the points."""
        while self.deal.stage in (Stage.ORDERING, Stage.MAKING):
            self._call()
        if not self.deal.is_over:
            self._prepare()
        while not self.deal.is_over:
            self._play()
        self.same("whether the deal is over", True, self.theirs.is_terminal())
        assert self.deal.outcome is not None
        of_a, of_b = self.deal.outcome.points
        self.same("points of the deal", [of_a - of_b, of_b - of_a] * 2, self.theirs.returns())
        self.met[self.deal.outcome.result.value] += 1

    def _call(self) -> None:
        (due,) = awaited(self.deal)
        self.same("who speaks", due.actor, self.theirs.current_player())
        calls = {_action(self.deal, call): call for call in due.acts if _is_plain(call)}
        alone = {_action(self.deal, call): call for call in due.acts if not _is_plain(call)}
        self.same("calls", sorted(calls), self.theirs.legal_actions())
        naming = [action for action in self.theirs.legal_actions() if action != PASS]
        self.same("calls to play alone", sorted(alone), naming)
        action = PASS if PASS in calls and self.stream.below(3) else self.stream.choice(tuple(calls))
        self.theirs.apply_action(action)
        self.act(alone[action] if action in alone and self.stream.below(8) == 0 else calls[action])

    def _prepare(self) -> None:
        if self.deal.calling.accepted:
            self._discard()
        maker = self.deal.calling.maker
        assert maker is not None
        self.same("who may say alone", maker, self.theirs.current_player())
        self.same("ways to say it", [ALONE, PARTNER], self.theirs.legal_actions())
        alone = PlayAlone(maker)
        said = self.deal.calling.lone is not None
        self.same("whether alone may be added", not said, alone in legal_acts(self.deal, maker))
        if not said and self.stream.below(8) == 0:
            self.act(alone)
        self.theirs.apply_action(PARTNER if self.deal.calling.lone is None else ALONE)
        while self.theirs.legal_actions() == [ALONE, PARTNER]:
            self._defend()

    def _discard(self) -> None:
        self.same("who discards", self.deal.dealer, self.theirs.current_player())
        if self.deal.dealer in self.deal.calling.out:
            self.theirs.apply_action(self.stream.choice(self.theirs.legal_actions()))
            return
        discards = {act.cards[0]: act for act in awaited(self.deal)[0].acts if isinstance(act, Discard)}
        self.same("discards", sorted(NUMBER_OF[card] for card in discards), self.theirs.legal_actions())
        card = self.stream.choice(tuple(discards))
        self.theirs.apply_action(NUMBER_OF[card])
        self.act(discards[card])

    def _defend(self) -> None:
        if self.deal.calling.lone is None:
            self.theirs.apply_action(PARTNER)
            return
        due = awaited(self.deal)[0]
        seat = due.actor
        self.same("who may defend alone", (DefendAlone(seat), Waiver(seat)), due.acts)
        self.same("the adversary asked", seat, self.theirs.current_player())
        defends = self.stream.below(3) == 0
        self.theirs.apply_action(ALONE if defends else PARTNER)
        self.act(DefendAlone(seat) if defends else Waiver(seat))

    def _play(self) -> None:
        due = awaited(self.deal)[-1]
        self.same("who plays", due.actor, self.theirs.current_player())
        cards = [NUMBER_OF[act.card] for act in due.acts if isinstance(act, Play)]
        self.same("cards that may be played", sorted(cards), self.theirs.legal_actions())
        card = self.stream.choice(legal_cards(self.deal, due.actor))
        self.theirs.apply_action(NUMBER_OF[card])
        self.act(Play(due.actor, card))


def _dealt(code: Code, stream: Stream) -> Deal:
    """Return a deal by a random dealer up to its turn-up, shuffled, cut and dealt in a random lawful way."""
    deal = new_deal(code, stream.choice(code.seating.seats))
    while deal.stage is not Stage.ORDERING:
        act = stream.choice(awaited(deal)[0].acts)
        if isinstance(act, Shuffle):
            act = Shuffle(act.actor, stream.shuffled(code.pack))
        deal = after(deal, act)
    return deal


def _is_plain(act: Act) -> bool:
    return isinstance(act, Call) and act.manner is Manner.PARTNERSHIP


def _action(deal: Deal, act: Act) -> int:
    """Return OpenSpiel's action for a call of ours."""
    assert isinstance(act, Call)
    if not act.word.makes_trump:
        return PASS
    suit = act.suit if act.word is CallKind.MAKE else deal.turned_suit
    assert suit is not None
    return 25 + SUITS.index(suit)


@pytest.mark.parametrize("stick", [False, True], ids=["all may pass", "stick the dealer"])
@pytest.mark.parametrize("duels", [False, True], ids=["no lone adversary", "lone adversary"])
def test_every_decision_and_the_points_agree_with_open_spiel(stick: bool, duels: bool) -> None:
    options = {"allow_lone_defender": duels, "stick_the_dealer": stick}
    game = pyspiel.load_game("euchre", options)
    code = house_variant(load_code("modern"), {**HOUSE, "stick_the_dealer": stick, "defend_alone": duels})
    met: Counter[str] = Counter()
    print(f"seed {SEED}, {options}, {DEALS} deals")
    for number in range(DEALS):
        Pair(game, code, (stick, duels, number), met).play_out()
    expected = {"point", "march", "euchre", "discards", "points of the deal"}
    expected |= {"who may defend alone"} if duels else set()
    expected |= set() if stick else {"all passed"}
    assert expected <= set(met), f"too little was met: {met}"
    assert met["points of the deal"] == DEALS

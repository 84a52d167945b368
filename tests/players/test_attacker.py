"""An attacker undoes the steps of the random numbers that a player gets, and deals the cards again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import pytest

from euchre import compare_players, play_game
from euchre.acts import Act, Shuffle
from euchre.arena.engine import EnginePlayer
from euchre.bots import Bot, OutsidePlayer, SeededChance, play_deal, routine_act
from euchre.bots.outside import stream_of_view
from euchre.cards import Card
from euchre.chance import DEAL, GAMMA, SEAT, Stream, mix
from euchre.cli.arena.class_host import ClassHost
from euchre.deal import Deal, Due, Stage
from euchre.game import after, begin_deal, new_score, new_sitting
from euchre.laws import load_code
from euchre.players import BOT_NAMES, bot_by_name, seated_player
from euchre.seats import Seat
from euchre.view import SeatView, view_of
from tests.arena.test_engine import Recorder

CODE = load_code("modern")
SEATS = CODE.seating.seats
SEED = 20_880_301
KEY = b"a key that no player sees"
_WORD = 2**64
_ENOUGH = 6
"""Choices of a player that are attacked."""

Plays: TypeAlias = Callable[[Bot], None]
"""Lets a player play some deals."""


@dataclass(frozen=True)
class Attacked:
    """A call of a player: what its seat saw, and the numbers from which it might learn more."""

    seat: Seat
    dealer: Seat
    hand: frozenset[Card]
    turn_up: Card
    acts: int
    numbers: tuple[int, ...]


@dataclass
class Spy:
    """A player that passes where it can, and notes what it gets."""

    name: str = "spy"
    calls: list[Attacked] = field(default_factory=list)

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        if view.stage in (Stage.ORDERING, Stage.MAKING) and view.turn_up is not None:
            numbers = (stream.key, stream.bits(), stream.bits())
            self.calls.append(
                Attacked(view.seat, view.dealer, frozenset(view.hand), view.turn_up, len(view.acts), numbers)
            )
        return due.acts[0]


class Hosted:
    """A channel to a host of the spy, here in the same process."""

    last_line = None

    def __init__(self) -> None:
        self.spy = Spy()
        self._lines: list[str] = []
        self._host = ClassHost(lambda: self.spy)

    def send(self, line: str) -> None:
        """Keep the answer to a question."""
        self._lines += self._host.answers([line])

    def receive(self, patience: float) -> str:
        """Return the next answer."""
        return self._lines.pop(0)

    def close(self) -> None:
        """Do nothing."""


def unshifted(number: int, by: int) -> int:
    """Return the number that gives this one when it is combined with itself, shifted right."""
    found = number
    for _ in range(64 // by + 1):
        found = number ^ (found >> by)
    return found


def unmixed(number: int) -> int:
    """Return the number that `mix` turns into this one."""
    number = unshifted(number, 31) * pow(0x94D049BB133111EB, -1, _WORD) % _WORD
    number = unshifted(number, 27) * pow(0xBF58476D1CE4E5B9, -1, _WORD) % _WORD
    return unshifted(number, 30)


def key_before(key: int, step: int) -> int:
    """Return the key of a stream before a step of its path."""
    return (unmixed(key) - (step + 1) * GAMMA) % _WORD


def keys_behind(number: int) -> Iterator[int]:
    """Yield keys of the seat's stream from which a number may have been made."""
    for made in (number, key_before(number, 0)):  # itself, or the seed of another stream made of it
        yield made
        yield from ((unmixed(made) - taken * GAMMA) % _WORD for taken in (1, 2))


@dataclass(frozen=True)
class KnownStream:
    """The chance of a deal of which an attacker believes to know the key of the stream."""

    key: int

    def of_deal(self, deal: int, acts: int) -> Stream:
        """Return the stream of the deal's next act."""
        stream = SeededChance(0).of_deal(deal, acts)
        stream.key = self.key
        return stream

    def of_draw(self, deals: int, draws: int) -> Stream:
        """Not needed: the dealer is known."""
        return Stream(0)


def dealt(dealer: Seat, key: int) -> Deal:
    """Return the deal, up to the turn-up, that follows from the key of its stream."""
    sitting = begin_deal(new_sitting(CODE, dealer=dealer))
    while (act := routine_act(sitting, KnownStream(key))) is not None:
        sitting = after(sitting, act)
    return sitting.current_deal


def foretells(call: Attacked) -> bool:
    """Return whether a deal made of what a player got has its own hand and the turn-up, and so all other
    hands."""
    for number in call.numbers:
        for key in keys_behind(number):
            of_the_deal = key_before(key_before(key, call.acts), SEAT + call.seat)
            pack = mix((of_the_deal + (DEAL + 1) * GAMMA) % _WORD)
            if is_two_packets(call, pack):
                deal = dealt(call.dealer, pack)
                if frozenset(deal.hands[call.seat]) == call.hand and deal.turn_up == call.turn_up:
                    return True
    return False


def is_two_packets(call: Attacked, key: int) -> bool:
    """Return whether the hand lies in the shuffled pack as two packets at most; a quick test that rules most
    out."""
    stream = Stream(0)
    stream.key = key
    pack = stream.shuffled(CODE.pack)
    return sum(pack[place - 1] in call.hand and card not in call.hand for place, card in enumerate(pack)) <= 2


def in_the_croupiers_deals(bot: Bot) -> None:
    sitting = begin_deal(new_sitting(CODE, dealer=Seat.A))
    for _ in range(3):
        sitting = play_deal(sitting, dict.fromkeys(SEATS, bot), SEED)


def in_a_game(bot: Bot) -> None:
    play_game(bot, seed=SEED)


def in_a_comparison(bot: Bot) -> None:
    compare_players(bot, "simple", deals=4, seed=SEED)


def in_a_learners_environment(bot: Bot) -> None:
    learner = pytest.importorskip("euchre.env.learner")
    env = learner.LearnerEnv(players=bot)
    _, info = env.reset(seed=SEED)
    is_over = False
    while not is_over:
        _, _, is_over, _, info = env.step(int(info["action_mask"].argmax()))


def in_an_agents_environment(bot: Bot) -> None:
    aec = pytest.importorskip("euchre.env.aec")
    env = aec.EuchreAEC(players=dict.fromkeys("BCD", bot))
    env.reset(seed=SEED)
    while not env.terminations[env.agent_selection]:
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


def attacked(play: Plays) -> list[bool]:
    """Return whether each of the first calls of a player foretells the cards."""
    spy = Spy()
    play(spy)
    return [foretells(call) for call in spy.calls[:_ENOUGH]]


def test_the_streams_of_the_croupier_foretell_every_hand() -> None:
    """The attack works; without this the other tests would show nothing."""
    assert attacked(in_the_croupiers_deals) == [True] * _ENOUGH


@pytest.mark.parametrize(
    "play", [in_a_game, in_a_comparison, in_a_learners_environment, in_an_agents_environment]
)
def test_a_player_given_as_an_object_foretells_nothing(play: Plays) -> None:
    found = attacked(play)
    assert found
    assert not any(found)


def test_a_class_in_a_process_of_its_own_foretells_nothing() -> None:
    hosted = Hosted()
    in_the_croupiers_deals(EnginePlayer("spy", lambda: hosted, 1.0, KEY))
    assert len(hosted.spy.calls) >= _ENOUGH
    assert not any(foretells(call) for call in hosted.spy.calls[:_ENOUGH])


@pytest.mark.parametrize("is_keyed", [True, False])
def test_a_program_foretells_nothing(is_keyed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the eleven bits are that its seed lacks; without the key they would foretell the cards."""
    if not is_keyed:
        monkeypatch.setattr("euchre.arena.engine.seed_of_question", lambda key, stream: stream.bits() >> 11)
    recorder = Recorder()
    in_the_croupiers_deals(EnginePlayer("spy", lambda: recorder, 1.0, KEY))
    question = recorder.questions[1]
    view = question["view"]
    call = Attacked(
        Seat.from_text(view["seat"]),
        Seat.A,
        frozenset(map(Card, view["hand"])),
        Card(view["turn_up"]),
        len(view["acts"]),
        tuple(question["seed"] << 11 | low for low in range(2**11)),
    )
    assert foretells(call) is not is_keyed


def test_hidden_cards_change_no_number_of_an_outside_player() -> None:
    """Two deals in which B sees the same hand and turn-up, and all other cards lie elsewhere."""
    sitting = begin_deal(new_sitting(CODE, dealer=Seat.A))
    acts = list[Act]()
    while (act := routine_act(sitting, SeededChance(SEED))) is not None:
        acts.append(act)
        sitting = after(sitting, act)
    deal = sitting.current_deal
    seen = {*deal.hands[Seat.B], deal.turn_up}
    other = begin_deal(new_sitting(CODE, dealer=Seat.A))
    for act in acts:
        other = after(other, turned(act, seen) if isinstance(act, Shuffle) else act)
    assert other.current_deal.hands[Seat.C] != deal.hands[Seat.C]
    views = [view_of(one, Seat.B, new_score(CODE)) for one in (deal, other.current_deal)]
    assert stream_of_view(views[0]).key == stream_of_view(views[1]).key
    own = view_of(deal, Seat.C, new_score(CODE))
    assert stream_of_view(own).key != stream_of_view(views[0]).key


def turned(shuffle: Shuffle, seen: set[Card | None]) -> Shuffle:
    """Return the shuffle with the cards that are not seen in the reverse order."""
    hidden = [card for card in shuffle.pack if card not in seen]
    return replace(shuffle, pack=tuple(card if card in seen else hidden.pop() for card in shuffle.pack))


@pytest.mark.parametrize("name", BOT_NAMES)
def test_players_of_the_package_keep_their_streams(name: str) -> None:
    """So their games and matches repeat as before."""
    bot = bot_by_name(name)
    assert seated_player(bot) is bot
    assert isinstance(seated_player(Spy()), OutsidePlayer)

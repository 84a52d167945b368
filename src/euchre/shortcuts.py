"""Short ways to do what most users want first; `euchre` itself offers them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from .acts import Act, DealOut, Holding, TurnUp, read_act, split_acts
from .bots import Bot, Reasoned, next_act, play_deal, reasoned
from .cards import Card, read_cards
from .chance import SEAT, Stream
from .deal import Deal, awaited, lawfully_after, new_deal
from .errors import EuchreError
from .game import Sitting, after, begin_deal, check, new_score, new_sitting
from .laws import Code, load_code
from .notation import ActEntry, DealLine, Entry, Record
from .seats import Seat
from .view import view_of

if TYPE_CHECKING:
    from .arena.tally import Ratio

Players: TypeAlias = "str | Bot | Sequence[str | Bot] | Mapping[Seat, str | Bot]"
"""One player for all seats, one for each seat from A on, or one by seat; a name or a player."""

Playing = TypeVar("Playing", Deal, Sitting)


def start_game(code: str | Code = "modern", *, dealer: str | Seat | None = None) -> Sitting:
    """Return a table about to begin its first deal; without a dealer the players draw cards for the deal.

    >>> start_game("jerome-1877", dealer="A").code.game_points
    5
    """
    return new_sitting(_code(code), dealer=None if dealer is None else _seat(dealer))


def deal_cards(
    hands: Mapping[str, str], turn_up: str, *, dealer: str | Seat = "A", code: str | Code = "modern"
) -> Deal:
    """Return a deal with the hands given, about to be called. Hands left out are not known.

    Raises NotationError for a text that is not a card, and IllegalAct for cards that cannot be dealt so.

    >>> deal = deal_cards({"B": "JH JD AH 9S AS", "A": "KH QH TH 9C TC"}, "9H")
    >>> deal.stage.value, str(deal.turn)
    ('ordering', 'B')
    """
    rules, seat = _code(code), _seat(dealer)
    acts: list[Act] = [DealOut(seat, tuple((size,) for size in rules.packets[0]))]
    acts += [Holding(_seat(name), read_cards(cards)) for name, cards in hands.items()]
    deal = new_deal(rules, seat)
    for act in (*acts, TurnUp(seat, Card(turn_up))):
        deal = lawfully_after(deal, act)
    return deal


def after_acts(state: Playing, text: str) -> Playing:
    """Return the deal or game after acts written as in a record, separated by commas.

    Raises NotationError for a text that is not an act, and IllegalAct, naming the law, for an unlawful act.

    >>> deal = deal_cards({"B": "JH JD AH 9S AS"}, "9H")
    >>> after_acts(deal, "B orders up, A discards ??").trump.word
    'hearts'
    """
    for _, words in split_acts(text):
        state = _after(state, read_act(words))
    return state


def _after(state: Playing, act: Act) -> Playing:
    if isinstance(state, Deal):
        return lawfully_after(state, act)
    check(state, act)
    return after(state, act)


def play_game(players: Players = "simple", *, code: str | Code = "modern", seed: int = 0) -> Record:
    """Return the record of one whole game between computer players; the same seed gives the same game.

    Raises EuchreError for a name that no player has.

    >>> from euchre.notation import replay
    >>> game = play_game("simple", seed=7)
    >>> *_, end = replay(game)
    >>> sorted(end.score.games)
    [0, 1]
    """
    sitting, entries = start_game(code), list[Entry]()
    bots = _bots(players, sitting.code)
    while not any(sitting.score.games):
        act = next_act(sitting, bots, seed)
        if act is None:
            sitting = begin_deal(sitting)
            entries.append(DealLine(sitting.deals, sitting.current_deal.dealer))
        else:
            sitting = after(sitting, act)
            entries.append(ActEntry(act))
    return Record(code=sitting.code, entries=tuple(entries))


def play_to_end(deal: Deal, players: Players = "simple", *, seed: int = 0) -> Deal:
    """Return the deal played to its end by computer players, who see their own hands only.

    Raises EuchreError for a name that no player has.

    >>> hands = {"A": "KH QH TH 9C TC", "B": "JH JD AH 9S AS", "C": "JS QS KS TS 9D", "D": "JC QC KC AC AD"}
    >>> played = play_to_end(deal_cards(hands, "9H"))
    >>> played.outcome.result.value
    'point'
    """
    table = replace(begin_deal(start_game(deal.code, dealer=deal.dealer)), deal=deal)
    return play_deal(table, _bots(players, deal.code), seed).current_deal


def solve(deal: Deal) -> dict[Card, int]:
    """Return the tricks that the makers win in all after each card that may be played now, all hands seen.

    Both sides then play perfectly. Raises ValueError where cards are not known or not yet to be played.

    >>> hands = {"A": "KH QH TH 9C TC", "B": "JH JD AH 9S AS", "C": "JS QS KS TS 9D", "D": "JC QC KC AC AD"}
    >>> deal = after_acts(deal_cards(hands, "9H"), "B orders up, A discards 9C")
    >>> {card.text: tricks for card, tricks in solve(deal).items()}
    {'JH': 4, 'JD': 4, 'AH': 4, '9S': 3, 'AS': 3}
    """
    from .solver import card_tricks, position_of

    return card_tricks(position_of(deal))


def evaluate(deal: Deal, player: str | Bot = "expert", *, seed: int = 0) -> Reasoned:
    """Return what a player would do in the place of the seat to act, and what it expects of each lawful act.

    The player knows what the seat may know. Points are counted from no score. Raises EuchreError for a name
    that no player has, and when nobody is to act.

    >>> choice = evaluate(deal_cards({"B": "JH JD AH 9S AS"}, "9H"))
    >>> choice.act.text
    'B orders up alone'
    >>> len(choice.candidates)
    3
    """
    due = next(iter(awaited(deal)), None)
    if due is None:
        raise EuchreError("nobody is to act: the deal is over")
    view = view_of(deal, due.actor, new_score(deal.code))
    stream = Stream(seed, 1, SEAT + due.actor, len(deal.acts))
    return reasoned(_bot(player, deal.code), view, due, stream)


def compare_players(
    first: str | Bot, second: str | Bot, *, deals: int = 100, code: str | Code = "modern", seed: int = 0
) -> Ratio:
    """Return how much better the first player does: `mean`, in points a deal, and its standard error `error`.

    Each deal is played twice, the second time with sides changed. Raises EuchreError for a name that no
    player has. For processes, whole games and a test that ends a match see `euchre.arena`.

    >>> compare_players("simple", "random", deals=20).mean > 0.5
    True
    """
    from .arena import Match, here, play_match

    rules = _code(code)
    entrants = (_OwnPlayer(_seated(player, rules)) for player in (first, second))
    match = Match(code=rules, first=next(entrants), second=next(entrants), seed=seed)
    with here(lambda: 0.0) as workers:
        found = play_match(match, workers, pairs=deals)
    if found.forfeit is not None:
        raise EuchreError(found.forfeit.why)
    return found.tally.points


@dataclass(frozen=True, slots=True, eq=False)
class _OwnPlayer:
    """A player as the arena wants it: two are the same only if they are one object."""

    bot: Bot

    @property
    def name(self) -> str:
        return self.bot.name

    def open(self) -> Bot:
        return self.bot


def _code(code: str | Code) -> Code:
    return load_code(code) if isinstance(code, str) else code


def _seat(seat: str | Seat) -> Seat:
    return Seat.from_text(seat) if isinstance(seat, str) else seat


def _bot(player: str | Bot, code: Code) -> Bot:
    from .players import bot_for

    return bot_for(code, player) if isinstance(player, str) else player


def _seated(player: str | Bot, code: Code) -> Bot:
    """Return the player, whose random numbers do not lead to the cards."""
    from .players import seated_player

    return seated_player(_bot(player, code))


def _bots(players: Players, code: Code) -> dict[Seat, Bot]:
    seats = code.seating.seats
    if isinstance(players, Mapping):
        return {seat: _seated(player, code) for seat, player in players.items()}
    if isinstance(players, Sequence) and not isinstance(players, str):
        return {seat: _seated(player, code) for seat, player in zip(seats, players, strict=True)}
    return dict.fromkeys(seats, _seated(players, code))

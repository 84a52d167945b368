"""The registry of all computer players, by name."""

from __future__ import annotations

from collections.abc import Mapping

from ..bots.book import BOOKS, BookPlayer, book_for
from ..bots.linear_player import LinearPlayer
from ..bots.outside import OutsidePlayer
from ..bots.protocol import Bot, RandomPlayer
from ..bots.simple import SimplePlayer
from ..errors import EuchreError
from ..laws import Code
from ..seats import Seat
from .expert_player import EXPERT, NOVICE, REGULAR, ExpertPlayer
from .learned_features import is_known
from .learned_player import LearnedPlayer, check_learned
from .master_player import MasterPlayer
from .pimc_player import PimcPlayer

_PLAYERS: tuple[Bot, ...] = (
    RandomPlayer(),
    SimplePlayer(),
    BookPlayer(),
    *(BookPlayer(f"book:{name}") for name in BOOKS),
    PimcPlayer(),
    LearnedPlayer(),
    MasterPlayer(),
    ExpertPlayer(habits=EXPERT),
    ExpertPlayer("regular", REGULAR),
    ExpertPlayer("novice", NOVICE),
)
_BOTS = {bot.name: bot for bot in _PLAYERS}
_OF_THIS_PACKAGE = {LinearPlayer, OutsidePlayer, *map(type, _PLAYERS)}

BOT_NAMES = tuple(_BOTS)
"""The names of all players."""
LEARNERS = frozenset({"expert"})
"""Players that learn within a match where the native modules are there."""


def bot_by_name(name: str) -> Bot:
    """Return the player with a name.

    Raises EuchreError, listing the players, for an unknown name.
    """
    if name not in _BOTS:
        raise EuchreError(f"there is no player '{name}'; the players are {', '.join(BOT_NAMES)}")
    return _BOTS[name]


def bot_for(code: Code, name: str) -> Bot:
    """Return the player with a name, for a table under a code.

    Raises EuchreError for an unknown name, and for a player that cannot play under the code.
    """
    bot = bot_by_name(name)
    if isinstance(bot, BookPlayer):
        book_for(code, bot.title)
    if isinstance(bot, LearnedPlayer):
        check_learned(code)
    return bot


def seated_player(bot: Bot) -> Bot:
    """Return the player itself if its class is one of this package; any other as an `OutsidePlayer`.

    An outside player therefore gets no random numbers that lead to the cards.
    """
    return bot if type(bot) in _OF_THIS_PACKAGE else OutsidePlayer(bot)


def bots_by_seat(code: Code, players: Mapping[str, str | Bot]) -> dict[Seat, Bot]:
    """Return the players by seat, of letters of seats and names or players.

    Raises EuchreError as `bot_for` does, and NotationError for an unknown seat.
    """
    return {
        Seat.from_text(seat): bot_for(code, bot) if isinstance(bot, str) else seated_player(bot)
        for seat, bot in players.items()
    }


def bots_offered(code: Code) -> tuple[str, ...]:
    """Return the names of the players that can play under a code."""
    has_books, is_learned = code.players == 4, is_known(code)
    return tuple(
        name
        for name, bot in _BOTS.items()
        if (has_books or not isinstance(bot, BookPlayer))
        and (is_learned or not isinstance(bot, LearnedPlayer))
    )

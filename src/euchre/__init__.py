"""Play, study and enjoy euchre: the modern game, and three codes of laws since 1862.

What most users need first is here. Each name is imported when it is first used, so that
`import euchre` stays quick and needs nothing but the standard library.
"""

from importlib import import_module

TYPE_CHECKING = False  # type checkers take it as true; `typing` would double the time of the import
if TYPE_CHECKING:
    from .cards import Card
    from .deal import legal_acts
    from .laws import load_code, read_house_rules
    from .notation import read_record, replay, write_record
    from .players import bot_by_name
    from .seats import Seat
    from .shortcuts import (
        after_acts,
        compare_players,
        deal_cards,
        evaluate,
        play_game,
        play_to_end,
        solve,
        start_game,
    )

__version__ = "0.1.0"

__all__ = [
    "Card",
    "Seat",
    "__version__",
    "after_acts",
    "bot_by_name",
    "compare_players",
    "deal_cards",
    "evaluate",
    "legal_acts",
    "load_code",
    "play_game",
    "play_to_end",
    "read_house_rules",
    "read_record",
    "replay",
    "solve",
    "start_game",
    "write_record",
]

_MODULES = {
    "Card": "cards",
    "Seat": "seats",
    "bot_by_name": "players",
    "legal_acts": "deal",
    "load_code": "laws",
    "read_house_rules": "laws",
    "read_record": "notation",
    "replay": "notation",
    "write_record": "notation",
}
"""The module that has a name, where that is not `shortcuts`."""


if not TYPE_CHECKING:  # a type checker then knows which names there are

    def __getattr__(name: str) -> object:
        """Return a name of `__all__`, imported now."""
        if name not in __all__:
            raise AttributeError(f"module 'euchre' has no attribute '{name}'")
        value: object = getattr(import_module(f".{_MODULES.get(name, 'shortcuts')}", __name__), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """Return the names of `__all__`, loaded or not, and the module's own."""
    return sorted({*globals(), *__all__})

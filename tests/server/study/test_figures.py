"""Figures of kept games by code and by partner."""

from __future__ import annotations

from euchre.review import SeatFigures
from euchre.server.store import FellowPlayer, KeptGame
from euchre.server.study.figures import my_figures


def game(number: int, code: str = "modern", *, won: bool = True, seat: str = "A") -> KeptGame:
    return KeptGame(
        table="t", game=number, seat=seat, code=code, won=won, points="10-4", at=number, summary=None
    )


def fellow(number: int, seat: str, name: str) -> FellowPlayer:
    return FellowPlayer(table="t", game=number, seat=seat, person=name.lower(), name=name)


def test_games_are_summed_by_code_and_unread_ones_count_as_games_only() -> None:
    games = [game(1, "modern-2"), game(2), game(3, won=False)]
    found = {("t", 2, "A"): SeatFigures(deals=9, calls=4, calls_made=3), ("t", 3, "A"): None}
    modern, two = my_figures(games, found, ()).codes
    assert (modern.code, modern.games, modern.won, modern.counted) == ("modern", 2, 1, 1)
    assert (modern.deals, modern.calls, modern.calls_made) == (9, 4, 3)
    assert (two.code, two.games, two.counted, two.deals) == ("modern-2", 1, 0, 0)


def test_a_partner_is_who_keeps_the_seat_opposite() -> None:
    games = [game(1), game(2), game(3, won=False), game(4, "modern-2"), game(5, seat="B")]
    fellows = [fellow(number, "C", "Bob") for number in (1, 2, 3)]
    others = [fellow(5, "D", "Cy"), fellow(1, "B", "Dee")]
    partners = my_figures(games, {}, [*fellows, *others]).partners
    assert [(one.name, one.games, one.won) for one in partners] == [("Bob", 3, 2), ("Cy", 1, 1)]


def test_a_computer_player_as_partner_has_no_name() -> None:
    (partner,) = my_figures([game(1), game(2)], {}, [fellow(1, "B", "Bob")]).partners
    assert (partner.name, partner.games) == (None, 2)

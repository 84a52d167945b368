"""What was counted for the deal before, put right while the next one is on."""

from __future__ import annotations

from ....acts import TABLE, VoidDeal
from ....copying import replace
from ....deal import after as deal_after
from ....game import Sitting, next_deal_begins
from ....seats import Side
from ...settlement import with_carried, with_score
from ...state import Ledger, RefereedTable, with_deal
from ..moot import without_moot_cases


def recounted(table: RefereedTable, heard: RefereedTable) -> RefereedTable:
    """The table with the deal before it as the referee has it now, and its score carried on.

    If the correction wins the game, the deal begun since is the first of the next game where the deal goes
    on in turn (professor-1862 P11, jerome-1877 9.6); it is abandoned where a new dealer has to be drawn for
    that game (modern first-dealer, leeds-dwight-1888 11). A deal that is over counts in the next game.
    """
    heard = without_moot_cases(with_score(heard))
    was_won = table.earlier is not None and table.earlier.sitting.score.won_by is not None
    score = next_deal_begins(heard.sitting.score)
    sitting = with_points_carried(replace(table.sitting, score=score, before_deal=score), heard.ledger)
    now = replace(table, sitting=sitting, earlier=replace(heard, rulings=()), rulings=heard.rulings)
    if heard.sitting.score.won_by is None or was_won:
        return now
    if now.sitting.is_between_deals:
        return _with_game_announced(now, heard.sitting.score.won_by, "counts in the next game")
    if heard.sitting.next_dealer is not None:
        return _with_game_announced(now, heard.sitting.score.won_by, "is the first of the next game")
    won = heard.sitting.score
    now = replace(now, sitting=replace(now.sitting, score=won, before_deal=won))
    now = with_deal(now, deal_after(now.deal, VoidDeal(TABLE, passes=False)))
    return _with_game_announced(now, heard.sitting.score.won_by, "is abandoned")


def _with_game_announced(table: RefereedTable, winner: Side, begun: str) -> RefereedTable:
    """The table with a ruling on the score that says who has won the game by it, and what the deal begun
    since is."""
    *before, ruling = table.rulings
    won = f"{winner} won the game by that, and the deal begun since {begun}"
    why = f"{ruling.why}; {won}" if ruling.why else won
    return replace(table, rulings=(*before, replace(ruling, why=why)))


def with_points_carried(sitting: Sitting, ledger: Ledger) -> Sitting:
    """The sitting as a deal begins, with the points that the deal before has left to this game."""
    score = sitting.before_deal if sitting.code.lap else with_carried(sitting.before_deal, ledger)
    return replace(sitting, score=score, before_deal=score)

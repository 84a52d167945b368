"""Answers to questions about the play: whose turn it is, who led, what is trump, who took a trick."""

from __future__ import annotations

import re

from ....acts import Waiver
from ....cards import NO_TRUMP
from ....deal import Deal, Trick
from ....game import due_now
from ....pictures import how_trump_was_made, tally
from ....seats import BySide, Seat
from ....table import RefereedTable
from ....table.penalties.open_hands import early_card_waiting
from ....table.physical.handling import leader_due
from ...seating.telling import together
from .of_dealing import who_deals
from .of_score import game


def turn(match: re.Match[str], table: RefereedTable) -> str:
    """Whose turn it is to act."""
    return who_is_to_act(table) or who_deals(table)


def who_is_to_act(table: RefereedTable) -> str:
    """Who is to act, and what others may do before; empty between deals."""
    if (early := early_card_waiting(table)) is not None:
        owner, card = early
        lone = table.deal.calling.lone
        return f"{owner} has played {card}, which counts once {lone} goes on; {lone} may call another first."
    waiting = due_now(table.sitting)
    may = {due.actor: [act for act in due.acts if not isinstance(act, Waiver)] for due in waiting}
    bound = [due.actor for due in waiting if len(may[due.actor]) == len(due.acts)]
    if not bound:
        return f"{' or '.join(map(str, may))} is to act." if may else ""
    first = [
        f"before that, '{acts[0]}' may come" for actor, acts in may.items() if actor not in bound and acts
    ]
    return "; ".join((f"{' or '.join(map(str, bound))} is to act", *first)) + "."


def leader(match: re.Match[str], table: RefereedTable) -> str:
    """Who led, or leads, and whose turn it is."""
    deal = table.sitting.deal
    if deal is None or deal.trump is None:
        return "No card is led before the trump is settled."
    if deal.trick is not None:
        first = deal.trick.plays[0]
        return f"{first.actor} led {first.card} to trick {len(deal.tricks)}. {turn(match, table)}"
    before = "" if not deal.tricks else f"{deal.tricks[-1].leader} led to trick {len(deal.tricks)}. "
    if deal.is_over:
        return f"{before}The hand is over."
    return f"{before}{leader_due(deal)} leads to trick {len(deal.tricks) + 1}. {turn(match, table)}"


def trump(match: re.Match[str], table: RefereedTable) -> str:
    """What is trump, and who made it."""
    deal = table.sitting.deal
    if deal is not None and deal.finished_tricks and match[0] in ("who take it", "who take that"):
        return winner(match, table)
    if deal is None or deal.trump is None:
        turned = None if deal is None else deal.turn_up
        return "Trump is not settled yet" + (f"; {turned} is turned up." if turned else ".")
    if deal.trump is NO_TRUMP:
        return f"Nothing is trump: no trump was {how_trump_was_made(deal.calling)}."
    return f"Trump is {deal.trump}, {how_trump_was_made(deal.calling)}."


def lone(match: re.Match[str], table: RefereedTable) -> str:
    """Who plays alone."""
    lone = None if table.sitting.deal is None else table.deal.calling.lone
    return "Nobody plays alone." if lone is None else f"{lone} plays alone."


def in_play(match: re.Match[str], table: RefereedTable) -> str:
    """Who plays in the deal."""
    deal = table.sitting.deal
    if deal is None:
        return who_deals(table)
    playing = (
        f"{together(map(str, deal.active))} play." if len(deal.active) < table.code.players else "All play."
    )
    return f"{playing} {sits_out(match, table)}"


def sits_out(match: re.Match[str], table: RefereedTable) -> str:
    """Who does not play in the deal."""
    deal = table.sitting.deal
    out = () if deal is None else tuple(seat for seat in table.code.seating.seats if seat not in deal.active)
    if not out:
        return "Nobody sits out."
    alone = "" if deal is None or deal.calling.lone is None else f" while {deal.calling.lone} plays alone"
    return f"{together(map(str, out))} {'sits' if len(out) == 1 else 'sit'} out{alone}."


def partner(match: re.Match[str], table: RefereedTable) -> str:
    """Who is a player's partner."""
    partner = table.code.seating.partner(Seat.from_text(match["seat"]))
    return (
        f"{match['seat']} has no partner in this game."
        if partner is None
        else f"{partner} is {match['seat']}'s partner."
    )


def turn_up(match: re.Match[str], table: RefereedTable) -> str:
    """Which card was turned up."""
    card = None if table.sitting.deal is None else table.deal.turn_up
    return "No card is turned up yet." if card is None else f"{card} was turned up."


def tricks(match: re.Match[str], table: RefereedTable) -> str:
    """How many tricks each side has taken."""
    deal = table.sitting.deal
    if deal is None:
        return "No deal has begun."
    return f"Tricks taken: {tally(_taken(deal))}."


def _taken(deal: Deal) -> BySide[int]:
    tricks = deal.code.seating.by_side(0)
    for trick in deal.finished_tricks:
        side = deal.code.seating.side_of(trick.winner)
        tricks = tricks.replaced(side, tricks[side] + 1)
    return tricks


def winner(match: re.Match[str], table: RefereedTable) -> str:
    """Who took the last trick."""
    won = table.sitting.score.won_by is not None and table.sitting.is_between_deals
    if won or match[0].endswith("game"):
        return game(match, table)
    tricks = () if table.sitting.deal is None else table.deal.finished_tricks
    if not tricks and table.sitting.is_between_deals and table.sitting.deal is not None:
        return game(match, table)
    begun_anew = table.earlier is not None and table.earlier.sitting.score.won_by is not None
    if not tricks and begun_anew and "trick" not in match[0]:
        return game(match, table)
    return f"{tricks[-1].winner} took trick {len(tricks)}." if tricks else "No trick is complete yet."


def must_follow(match: re.Match[str], table: RefereedTable) -> str:
    """Whether a player has to follow suit to the trick on the table."""
    trick = None if table.sitting.deal is None else table.deal.trick
    if table.sitting.deal is not None and Seat.from_text(match["seat"]) not in table.deal.active:
        return sits_out(match, table)
    if trick is None:
        return "No card has been led to this trick. Who leads may lead any card."
    return following(trick, match["seat"])


def following(trick: Trick, who: object) -> str:
    """What a player may play to a trick that is on."""
    led = trick.led
    return f"{led.word.capitalize()} were led: {who} has to play one of them, or any card if {who} has none."


def who_played(match: re.Match[str], table: RefereedTable) -> str:
    """Who played a card."""
    played = () if table.sitting.deal is None else table.deal.tricks
    for number, trick in enumerate(played, 1):
        for play in trick.plays:
            if str(play.card) == match["card"]:
                return f"{play.actor} played {play.card} to trick {number}."
    return f"{match['card']} has not been played in this deal."


def on_the_table(match: re.Match[str], table: RefereedTable) -> str:
    """The cards of the trick on the table, or of the last one."""
    tricks = () if table.sitting.deal is None else table.deal.tricks
    if not tricks:
        return "No card has been played in this deal."
    return f"Trick {len(tricks)}: {cards_played(tricks[-1])}."


def cards_played(trick: Trick) -> str:
    """The cards of a trick, each after its player: `B KS, C 9D`."""
    return ", ".join(f"{play.actor} {play.card}" for play in trick.plays)

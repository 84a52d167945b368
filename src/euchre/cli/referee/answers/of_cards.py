"""Answers what was ruled on a card, or on a lead or a call that is no longer the last entry."""

from __future__ import annotations

import re

from ....acts import Call, Play
from ....deal import Deal
from ....seats import Seat
from ....table import RefereedTable, Ruling
from ....table.speech.everyday import rank_letter
from ....table.words.rulings import ruling_text
from .of_score import last_on

_AND = r"(?:(?:and|so|but|then) )*"
_RANK = r"(?:7|8|9|10|ten|jack|queen|king|ace)"
ABOUT_CARD = re.compile(
    rf"{_AND}what (?:about|(?:happens?|becomes?|be) (?:to|of|with|about)) "
    rf"(?:(?P<card>[0-9TJQKA][SHDC]|joker)|(?P<owner>[A-D]) 's (?P<rank>{_RANK}))(?: now)?"
)
"""Plain words that ask what becomes of a card."""
STANDS = re.compile(
    rf"{_AND}(?:do|will|may|can|be) (?P<seat>[A-D]) 's (?P<what>lead|call|bid|order|card|play)"
    r" (?:(?:still|now) )?(?:count|stand|hold|good|valid|allow|fine|ok|okay)"
)
"""Plain words that ask whether what a player has done stands."""


def ruled_on_card(match: re.Match[str], table: RefereedTable) -> str | None:
    """The last ruling on a card: one that names it, or one by which what was played to a lead goes back."""
    deal = table.sitting.deal
    card = match["card"] or (None if deal is None else _card_of(match["owner"], match["rank"], deal))
    if card is None:
        return None
    ruling = last_on(card, table)
    back = None if deal is None else _sent_back_with_lead(card, deal, table)
    if back is not None and (ruling is None or back.act > ruling.act):
        ruling = back
    return f"Nothing is ruled on {card}." if ruling is None else ruling_text(ruling, table.code)


def _card_of(owner: str, rank: str, deal: Deal) -> str | None:
    """The card of a rank that a player has played last."""
    letter = rank_letter(rank)
    played = [act for act in deal.acts if isinstance(act, Play) and str(act.actor) == owner]
    return next((str(act.card) for act in reversed(played) if str(act.card).startswith(letter)), None)


def _sent_back_with_lead(card: str, deal: Deal, table: RefereedTable) -> Ruling | None:
    """The last ruling by which the cards played to a lead go back, where a card that was played lies on no
    trick any more."""
    was_played = any(isinstance(act, Play) and str(act.card) == card for act in deal.acts)
    if not was_played or any(str(play.card) == card for trick in deal.tricks for play in trick.plays):
        return None
    found = (one for one in reversed(table.rulings) if _WITH_LEAD.search(ruling_text(one, table.code)))
    return next(found, None)


_WITH_LEAD = re.compile(r"takes? back the cards? played to it")
"""Words of a ruling that sends back what was played to a lead."""


def stands(match: re.Match[str], table: RefereedTable) -> str | None:
    """The last ruling of the deal on a lead, a card or a call of a player; None where they have done nothing
    of the kind."""
    deal, who = table.sitting.deal, Seat.from_text(match["seat"])
    if deal is None:
        return None
    is_lead, is_call = match["what"] == "lead", match["what"] in ("call", "bid", "order")
    kind = Call if is_call else Play
    if not any(isinstance(act, kind) and act.actor == who for act in deal.acts):
        return None
    for ruling in reversed(table.rulings):
        if ruling.offender != who or (is_lead and "lead" not in ruling.irregularity):
            continue
        if is_lead or bool(ruling.cards) is not is_call:
            return ruling_text(ruling, table.code)
    return f"The referee has said nothing against that {match['what']} of {who}."

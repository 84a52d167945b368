"""Calls, playing alone, the discard, and looks at cards that lie apart."""

from __future__ import annotations

from ....acts import CallKind
from ....deal import Stage
from ....deal.rights import dealer_exchanges
from ....seats import Seat
from ...bidding import accepting_word
from ...state import RefereedTable
from ..sentences.meaning import in_deal
from .frame import Frame, frame
from .hearing import Heard

_ORDERING, _MAKING, _PREPARING = Stage.ORDERING, Stage.MAKING, Stage.PREPARING


def _with_alone(call: str, said: Heard, table: RefereedTable) -> str:
    """A call, with `alone` if that is said; some codes allow no lone hand in two parts."""
    if not said.has("alone"):
        return call
    if said.joined and said.has("say") and table.provision("alone-in-wrong-form"):
        return f'{call} & {{who}} says "I do it and play it alone"'
    return f"{call} alone"


def _orders_up(said: Heard, table: RefereedTable) -> str | None:
    """The turn-up ordered up, by the word that the player uses; what is said to others is advice."""
    if said.who is None or said.cards not in ((), (str(table.deal.turn_up),)):
        return None
    told = said.whom[0] if said.whom else None
    if told is None and said.has("partner"):
        told = table.code.seating.partner(said.who)
    if told is not None and told != table.deal.dealer and not said.has("help"):
        return None
    if told is not None and told == table.code.seating.partner(said.who) and table.deal.turn != said.who:
        return None
    word = accepting_word(table.deal, said.who).value
    return _with_alone(f"{{who}} {word}", said, table)


_OF_TAKING = frozenset(("order", "take", "lift", "up", "turnup"))


def _orders_to_take(said: Heard, table: RefereedTable) -> str | None:
    """The turn-up ordered up by words for both; one word for many things, as in `C has spoken`, is none."""
    return _orders_up(said, table) if sum(bool(ideas & _OF_TAKING) for ideas in said.words) > 1 else None


def _helps(said: Heard, table: RefereedTable) -> str | None:
    is_partner = said.who is not None and said.who == table.code.seating.partner(table.deal.dealer)
    return _orders_up(said, table) if is_partner else None


def _takes_up(said: Heard, table: RefereedTable) -> str | None:
    if said.who != table.deal.dealer or said.cards not in ((), (str(table.deal.turn_up),)):
        return None
    return _with_alone("{who} takes up", said, table)


def _makes(said: Heard, table: RefereedTable) -> str | None:
    """A suit made by a player who has not spoken in the second round."""
    calls = table.deal.calling.calls
    turned = next((place for place, call in enumerate(calls) if call.word is CallKind.TURN_DOWN), len(calls))
    if any(call.actor == said.who for call in calls[turned + 1 :]):
        return None
    return _with_alone("{who} makes {suit}", said, table)


def _calls_turned_suit(said: Heard, table: RefereedTable) -> str | None:
    """The suit of the turn-up named in the first round is ordered up."""
    if said.who is None or said.suits != (str(table.deal.turned_suit),):
        return None
    return _with_alone(f"{{who}} {accepting_word(table.deal, said.who).value}", said, table)


def _goes_alone(said: Heard, table: RefereedTable) -> str | None:
    """Alone said after the call: by the maker, or by the partner who takes over."""
    deal = table.sitting.deal
    maker = None if deal is None else deal.calling.maker
    if said.who is None or maker is None or said.cards:
        return None
    if said.who == maker:
        return None if said.has("over") and not said.has("take") else "{who} plays alone"
    is_partner = said.who == table.code.seating.partner(maker)
    if deal is not None and deal.calling.lone is not None and said.has("hand") and said.has("up"):
        return None  # cards taken up beside a lone hand: `c picks up her cards though a plays alone`
    return "{who} takes over alone" if is_partner else "{who} plays alone"


def _discards(said: Heard, table: RefereedTable) -> str | None:
    deal = table.deal
    if said.has("join") and said.cards == (str(deal.turn_up),):
        return _lifts(said, table)
    if said.who == deal.dealer and dealer_exchanges(deal):
        return "{who} discards {cards}" if said.cards else "{who} discards ??"
    is_maker = said.who is not None and said.who == deal.calling.maker and deal.dummy_taken
    return "{who} discards {cards}" if is_maker and said.cards else None


def _buries_turn_up(said: Heard, table: RefereedTable) -> str | None:
    is_dealers = said.who == table.deal.dealer and table.deal.turn_up is not None
    return f"{{who}} discards {table.deal.turn_up}" if is_dealers else None


def _lifts(said: Heard, table: RefereedTable) -> str | None:
    return "{who} lifts the turn-up" if said.who == table.deal.dealer else None


def _lifts_turn_up(said: Heard, table: RefereedTable) -> str | None:
    return _lifts(said, table) if said.cards == (str(table.deal.turn_up),) else None


def _takes_dummy(said: Heard, table: RefereedTable) -> str | None:
    """The dummy taken up; by a lone maker, who may not use it, a look at it."""
    if not in_deal(table) or said.who is None:
        return None
    is_lone = table.deal.calling.lone is not None
    return "{who} looks at dummy" if is_lone or said.has("see") else "{who} takes the dummy"


def _looks_at_hand(said: Heard, table: RefereedTable) -> str | None:
    whom: Seat | None = said.whom[0] if said.whom else None
    if whom is None and said.has("partner") and said.who is not None:
        whom = table.code.seating.partner(said.who)
    return None if whom is None else f"{{who}} looks at hand of {whom}"


_TAKING = "up in down turnup card small take back"
_SAID = "say call alone trump"

FRAMES: tuple[Frame, ...] = (
    frame(
        "order take/lift",
        f"{_TAKING} {_SAID} CARD WHOM partner ahead",
        _orders_to_take,
        _ORDERING,
    ),
    frame("order up/turnup", f"{_SAID} turnup CARD WHOM partner help ahead", _orders_up, _ORDERING),
    frame("help", f"{_SAID} order partner WHOM turnup up ahead change", _helps, _ORDERING),
    frame("accept/take/lift/call turnup/card/CARD", f"{_TAKING} {_SAID} CARD", _takes_up, _ORDERING),
    frame("accept/take/lift CARD", f"{_TAKING} {_SAID} turnup", _takes_up, _ORDERING),
    frame("pass", "again small not say turnplace all ahead", "{who} passes", _ORDERING, _MAKING),
    frame("turn down", "turnup card over refuse not", "{who} turns down", _ORDERING),
    frame("turn away", "turnup card over refuse not down", "{who} turns down", _ORDERING),
    frame("SUIT call/say", f"{_SAID} suit lead play help order ahead", _makes, _MAKING),
    frame("SUIT call/say", f"{_SAID} suit order ahead", _calls_turned_suit, _ORDERING),
    frame("alone", "call play say take over hand partner WHOM lead let ahead have give", _goes_alone),
    frame(
        "discard/play/part/ditch CARD",
        "away back talon down pack face hand card accept small take over lose",
        _discards,
        _PREPARING,
    ),
    frame("discard card", "away down talon back extra pack small", _discards, _PREPARING),
    frame("discard CARDS", "away down talon back card", _discards, _PREPARING),
    frame("lift/take turnup away/pack/hand", "up hand talon card CARD", _lifts, _PREPARING),
    frame("lift/take CARD pack/talon/away", "up hand card over", _lifts_turn_up, _PREPARING, Stage.PLAYING),
    frame("see/turn dummy", "over up down card hand bottom face show take", "{who} looks at dummy"),
    frame("take dummy", "up join hand over change card", _takes_dummy),
    frame("call join dummy", "hand card", _takes_dummy),
    frame("discard turnup", "away back down", _buries_turn_up, _PREPARING),
    frame("see/turn/lift talon", "card bottom turnup up pack over down next", "{who} looks at talon"),
    frame(
        "see pack", "card bottom up over down rest", "{who} looks at talon", _ORDERING, _MAKING, _PREPARING
    ),
    frame("see hand", "WHOM partner card over", _looks_at_hand),
)

"""Why an act before the play is refused: shuffle, cut, packets, turn-up, what a weak hand allows and playing
alone against a lone player; and an act at the wrong time."""

from __future__ import annotations

from typing import TypeAlias

from ..acts import (
    Act,
    AskNewDeal,
    Cut,
    DealOut,
    DeclineCut,
    DefendAlone,
    Discard,
    GoUnder,
    Holding,
    Manner,
    Play,
    Shuffle,
    TurnUp,
)
from ..deciding import decides
from .dues import awaited, shuffler
from .errors import Reason
from .legality import is_the_pack, lawful_packets
from .state import Deal, Stage

Fault: TypeAlias = tuple[Reason, str]
"""Why an act is refused, and a sentence that says so."""


def not_now(deal: Deal, act: Act) -> Fault:
    """Return what the deal waits for, where an act does not fit its stage."""
    waiting = awaited(deal)
    if deal.is_over:
        return Reason.NOT_NOW, f"'{act}' is too late: the deal is over"
    if not waiting:
        return Reason.NOT_NOW, f"'{act}' is not possible now: the deal cannot go on and must be voided"
    wanted = waiting[0]
    if wanted.actor == act.actor and all(isinstance(one, TurnUp) for one in wanted.acts):
        return Reason.NOT_NOW, f"'{act}' is not possible now: {wanted.actor} turns up a card first"
    sayings = [f"'{one}'" for one in wanted.acts[:3] if not isinstance(one, _OF_CARDS)]
    example = f", for example {', '.join(sayings)}" if sayings else ""
    return Reason.NOT_NOW, f"'{act}' is not possible now: {wanted.actor} acts first{example}"


_OF_CARDS = (Discard, Play, TurnUp)
"""Acts that would reveal a hand or the talon; everybody may read a refusal."""


def shuffle_refused(deal: Deal, act: Shuffle) -> Fault:
    """Return why a shuffle is refused."""
    if deal.stage is Stage.DEALING:
        return _pack_is_cut(deal)
    if deal.stage not in (Stage.SHUFFLING, Stage.CUTTING):
        return not_now(deal, act)
    if act.pack and not is_the_pack(deal, act):
        return Reason.WRONG_PACK, f"the cards shuffled are not the {len(deal.code.pack)} of the pack"
    if deal.has_shuffled(act.actor):
        return Reason.NOT_THE_SHUFFLER, f"{act.actor} has shuffled; only the dealer may shuffle again"
    return Reason.NOT_THE_SHUFFLER, f"{shuffler(deal)} shuffles now, not {act.actor}"


@decides(reasons="deal/pack-is-cut")
def _pack_is_cut(deal: Deal) -> Fault:
    return Reason.PACK_IS_CUT, f"the pack is cut; {deal.dealer} deals it as it is"


def _not_to_cut(deal: Deal, act: Cut | DeclineCut) -> Fault | None:
    """Return why an actor may not cut now, however many cards; None if they may."""
    if deal.stage is Stage.DEALING:
        return _pack_is_cut(deal)
    if deal.stage is not Stage.CUTTING:
        return not_now(deal, act)
    cutter = deal.code.seating.right_of(deal.dealer)
    if act.actor != cutter:
        return Reason.NOT_THE_CUTTER, f"{cutter}, on the dealer's right, cuts"
    return None


def cut_refused(deal: Deal, act: Cut) -> Fault:
    """Return why a cut is refused."""
    if fault := _not_to_cut(deal, act):
        return fault
    least, left = deal.code.cut_least_lifted, deal.code.cut_least_left
    return (
        Reason.CUT_SIZE,
        f"a cut lifts at least {least} and leaves at least {left} of {len(deal.pack)} cards",
    )


def decline_cut_refused(deal: Deal, act: DeclineCut) -> Fault:
    """Return why the pack may not be left uncut."""
    return _not_to_cut(deal, act) or (Reason.CUT_DECLINED, "the pack must be cut")


def deal_out_refused(deal: Deal, act: DealOut) -> Fault:
    """Return why the packets are refused."""
    if deal.stage not in (Stage.SHUFFLING, Stage.CUTTING, Stage.DEALING):
        return not_now(deal, act)
    if act.actor != deal.dealer:
        return Reason.NOT_THE_DEALER, f"{deal.dealer} is the dealer"
    if deal.stage is Stage.CUTTING:
        cutter = deal.code.seating.right_of(deal.dealer)
        return Reason.CUT_DECLINED, f"{cutter} must be offered the cut first"
    options = ", ".join(way.words.removeprefix("deals ") for way in lawful_packets(deal)[:2])
    return Reason.PACKETS, f"'{act.words}' is not allowed here; deal for example {options}"


def holding_refused(deal: Deal, act: Holding) -> Fault:
    """Return why the cards given for a hand are refused."""
    return Reason.WRONG_HAND, f"the cards given for {act.actor} do not fit what the record shows of them"


def turn_up_refused(deal: Deal, act: TurnUp) -> Fault:
    """Return why a turn-up is refused."""
    if deal.stage is not Stage.TURNING:
        return not_now(deal, act)
    if act.actor != deal.dealer:
        return Reason.NOT_THE_DEALER, f"{deal.dealer} deals and turns up the card"
    return Reason.TURN_UP, f"{act.card} is not, or cannot be, the card after the hands"


def weak_hand_refused(deal: Deal, act: AskNewDeal | GoUnder) -> Fault:
    """Return why a player may not call for a new deal because of a weak hand, or go under."""
    code = deal.code
    agreed = code.farmers_hand if isinstance(act, GoUnder) else code.weak_hand_deals_again != "never"
    if deal.stage is not Stage.ORDERING:
        return not_now(deal, act)
    if not agreed:
        return Reason.WRONG_WORD, "this table has not agreed on it"
    if any(said.actor == act.actor for said in deal.calling.calls):
        return Reason.CALL_NOT_YOUR_TURN, f"{act.actor} has called already, and it is for the first call only"
    if act.actor != deal.turn:
        return Reason.CALL_NOT_YOUR_TURN, f"it is {deal.turn}'s turn to call"
    went = next((one.actor for one in deal.acts if isinstance(one, GoUnder)), None)
    if went is not None:
        return Reason.WRONG_WORD, f"{went} has gone under, and nobody else may after that"
    return Reason.WRONG_WORD, f"{act.actor}'s hand does not allow it"


def defending_refused(deal: Deal, act: DefendAlone) -> Fault:
    """Return why a player may not play alone against a lone player."""
    if not deal.code.defend_alone:
        return Reason.NO_DEFENDING_ALONE, "nobody may defend alone at this table"
    why = _no_defence(deal, act)
    return not_now(deal, act) if why is None else (Reason.NOT_NOW, why)


def _no_defence(deal: Deal, act: DefendAlone) -> str | None:
    """Return why a player may not play alone against a lone player in this deal; None if their turn
    matters."""
    calling = deal.calling
    if calling.maker is None or deal.is_over:
        return None
    if calling.manner is not Manner.ALONE:
        return "nobody plays alone"
    if act.actor in deal.makers:
        return f"{act.actor} is on the lone player's side"
    if calling.duelist is not None:
        return f"{calling.duelist} defends alone already"
    if deal.tricks:
        return "it is too late to defend alone: a card has been led"
    return f"{act.actor} has given it up" if act.actor in calling.waived else None

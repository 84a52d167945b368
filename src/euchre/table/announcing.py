"""Announcements of a lone hand at a table of real cards, where regular play would refuse them.

professor-1862 A9, L14 and S16, jerome-1877 6.7, 6.11 and 6.14, leeds-dwight-1888 87, 96, 97 and 99, modern
3h-2.
"""

from __future__ import annotations

from .. import game
from ..acts import Act, Call, JamboneCall, Manner, Play, PlayAlone, TableAct, TakeDummy, TakeOver
from ..copying import replace
from ..deal import Deal, Ending, Stage
from ..deal.outcome import outcome_of
from ..deal.rights import (
    callable_cards,
    dealer_exchanges,
    first_leader,
    holds_jamboree,
    is_jambone_closed,
    may_add_alone,
    may_announce_jamboree,
    may_take_over,
    owner_of_call,
)
from ..deal.state import deal_with, seat_of
from ..deciding import decides
from ..seats import Seat
from .names import REMEDIES
from .physical.discarding import is_discard_unfinished
from .physical.handling import trick_swept_back, turn_due
from .physical.leads import is_opening_lead_to_come, opens_out_of_turn
from .state import Case, CaseStatus, Finding, RefereedTable, brings_up, with_case, with_deal
from .topics import says


def announced(table: RefereedTable, act: PlayAlone | TakeOver) -> RefereedTable:
    """Return the table after somebody says that they play alone, by whatever words.

    The words count where the player may play alone: 'plays alone' takes a partner's hand over, and 'takes
    over alone' adds 'alone' to a player's own call.
    """
    if says_alone_apart(table, act) or announces_late(table, act) or _says_alone_at_once(table, act):
        return _goes_alone(replace(table, sitting=game.after(table.sitting, act)), act)
    meant = _as_meant(table.deal, act)
    table = replace(table, sitting=game.after(table.sitting, meant))
    return with_deal(table, deal_with(table.deal, {"acts": (*table.deal.acts[:-1], act)}))


def counts_as_announced(table: RefereedTable, act: Act) -> bool:
    """Return whether an announcement counts though regular play would refuse its words or its time."""
    if table.sitting.deal is None or not isinstance(act, (PlayAlone, TakeOver)):
        return False
    if claims_in_wrong_form(table, act):
        return False
    in_time = announces_late(table, act) or _says_alone_at_once(table, act)
    return in_time or _as_meant(table.deal, act) != act


def _says_alone_at_once(table: RefereedTable, act: PlayAlone | TakeOver) -> bool:
    """Return whether the maker adds 'alone' before anybody else has spoken, where no law wants it in one
    breath with the call (professor-1862 A1, T6)."""
    deal = table.deal
    if table.provision("suit-and-alone-apart") is not None or act.manner is Manner.JAMBOREE:
        return False
    last, code = deal.acts[-1] if deal.acts else None, table.code
    own = isinstance(last, Call) and last.actor == act.actor == deal.calling.maker
    is_barred = not code.may_play_alone or (act.manner is Manner.JAMBONE and not code.jambone)
    return own and deal.stage is Stage.PREPARING and deal.calling.lone is None and not is_barred


def says_alone_apart(table: RefereedTable, act: Act) -> bool:
    """Return whether the maker adds 'alone' to a call that must be one with it, so that the other side may
    object.

    In jerome-1877 6.14 this is about a suit that the maker names, in leeds-dwight-1888 97 about any call but
    the dealer's own.
    """
    deal = table.sitting.deal
    if deal is None or not isinstance(act, (PlayAlone, TakeOver)):
        return False
    calling, row = deal.calling, table.provision("suit-and-alone-apart")
    if row is None or deal.stage is not Stage.PREPARING or calling.bound:
        return False
    if calling.accepted and (row.says("suit-made") or act.actor == deal.dealer):
        return False  # the dealer's own time is the discard (leeds-dwight-1888 96)
    return act.actor == calling.maker and calling.lone is None and may_add_alone(deal) != act.actor


@decides("professor-1862 S15")
def lacks_jamboree(deal: Deal, act: Call | PlayAlone | TakeOver) -> bool:
    """Return whether a player announces a jamboree and does not hold the five best trumps."""
    suit = act.suit if isinstance(act, Call) and act.suit is not None else deal.trump or deal.turned_suit
    if act.manner is not Manner.JAMBOREE or suit is None or not isinstance(act.actor, Seat):
        return False
    return not holds_jamboree(deal, act.actor, suit)


def says_alone_in_wrong_form(table: RefereedTable, act: TableAct) -> bool:
    """Return whether the maker's words to the call just made speak of playing alone, where the code allows
    one form only (leeds-dwight-1888 98)."""
    deal = table.sitting.deal
    if deal is None or deal.stage is not Stage.PREPARING or table.provision("alone-in-wrong-form") is None:
        return False
    call = deal.acts[-1]
    is_own = isinstance(call, Call) and call.actor == act.actor == deal.calling.maker
    return is_own and deal.calling.lone is None and says(act, "alone", "alone-at-suit")


def repeats_alone(table: RefereedTable, act: Act) -> bool:
    """Return whether a player who plays alone already says so once more."""
    deal = table.sitting.deal
    if deal is None or deal.is_over or not isinstance(act, (PlayAlone, TakeOver)):
        return False
    return deal.calling.lone == act.actor and act.manner is Manner.ALONE


def claims_in_wrong_form(table: RefereedTable, act: Act) -> bool:
    """Return whether the lone player's partner says that they play alone, where only the words of taking over
    take the hand over (leeds-dwight-1888 94)."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, PlayAlone) or table.provision("alone-in-wrong-form") is None:
        return False
    return act.actor in deal.calling.out and act.actor in deal.makers and not is_late_offer(table, act)


def announces_late(table: RefereedTable, act: Act) -> bool:
    """Return whether the dealer plays alone, or takes the partner's hand over, in the time that a table
    leaves; or a maker or the partner who may until the opening lead, when somebody has only led out of turn
    (modern alone, jerome-1877 6.5, 6.11); or a partner of the maker after the dealer's discard and before a
    lawful lead (professor-1862 A9, L22).

    Under some codes that is until the discard is let go, a lead before it or not; under jerome-1877 6.7 until
    both the discard and the first lead are made, or the partner plays, whose lone hand leaves the dealer
    nothing to discard; under modern alone until the first lead, the discard made or not. Where a lead ends
    the time of the lone player's partner, it ends the dealer's for the partner's hand (leeds-dwight-1888 75,
    99), and not for the dealer's own (87, 96).
    """
    deal = table.sitting.deal
    if deal is None or not isinstance(act, (PlayAlone, TakeOver)):
        return False
    if _announces_before_opening_lead(table, act) or _takes_over_after_discard(table, act):
        return True
    if act.actor != deal.dealer:
        return False
    if not _is_dealers_to_announce(deal, act) or not _before_own_side_plays(deal):
        return False
    if deal.tricks and act.actor != deal.calling.maker and table.provision("late-take-over") is not None:
        return False
    if table.code.dealer_alone_until == "discard":
        return deal.stage in (Stage.PREPARING, Stage.PLAYING) and (
            dealer_exchanges(deal) or is_discard_unfinished(table, deal.dealer)
        )
    row = table.provision("early-lead")
    keeps = row is not None and row.says("keeps-alone") and table.code.dealer_alone_until == "opening_lead"
    return keeps and not deal.exchanged and bool(deal.tricks)


@decides("modern alone m.5", "jerome-1877 6.5 6.7 6.11 6.15 6.16")
def _announces_before_opening_lead(table: RefereedTable, act: PlayAlone | TakeOver) -> bool:
    """Return whether a player whose time lasts until the opening lead speaks when somebody has led out of
    turn and no other card has been played.

    Under leeds-dwight-1888 99 any lead ends the time of the lone player's partner.
    """
    deal, code = table.deal, table.code
    if not _is_only_false_lead(table) or act.manner is not Manner.ALONE:
        return False
    unled = deal_with(deal, {"tricks": (), "stage": Stage.PREPARING})
    if act.actor == may_add_alone(unled):
        is_own_turn_up = deal.calling.accepted and act.actor == deal.dealer
        return (code.dealer_alone_until if is_own_turn_up else code.alone_until) == "opening_lead"
    if act.actor != may_take_over(unled) or table.provision("alone-in-wrong-form") is not None:
        return False
    return (code.dealer_alone_until if act.actor == deal.dealer else code.take_over_until) == "opening_lead"


@decides("professor-1862 A9 L22 S4")
def _takes_over_after_discard(table: RefereedTable, act: PlayAlone | TakeOver) -> bool:
    """Return whether the partner of an adverse maker plays alone after the dealer's discard, which ends their
    time in regular play, and before a lawful lead, which ends it at a table.

    A jambone hand lies open by then, and nobody chooses with sight of it.
    """
    deal, calling = table.deal, table.deal.calling
    if not deal.code.take_over or deal.code.take_over_until != "discard" or calling.maker is None:
        return False
    if calling.lone not in (None, calling.maker) or calling.manner is Manner.JAMBONE:
        return False
    is_partners = act.actor == deal.code.seating.partner(calling.maker) != deal.dealer
    if not is_partners or calling.has_passed(seat_of(act)) or not deal.exchanged or calling.bound:
        return False
    return not deal.tricks or _is_only_false_lead(table)


@decides("modern alone lead", "jerome-1877 9.8", irregularities="lead-out-of-turn")
def _is_only_false_lead(table: RefereedTable) -> bool:
    """Return whether nobody has led but out of turn, and the card has gone back, or lies there alone and may
    go back; one of the makers' side only where each player may send it back."""
    deal = table.deal
    if deal.stage is not Stage.PLAYING or not is_opening_lead_to_come(table):
        return False
    led = opens_out_of_turn(table)
    row = table.provision("lead-out-of-turn")
    return led is None or led.actor not in deal.makers or (row is not None and row.own_right)


def is_late_offer(table: RefereedTable, act: Act) -> bool:
    """Return whether the lone player's partner offers to take the hand over and may not (leeds-dwight-1888
    99)."""
    deal = table.sitting.deal
    if deal is None or deal.is_over or not isinstance(act, (PlayAlone, TakeOver)):
        return False
    lone = deal.calling.lone
    if lone is None or act.actor not in deal.calling.out or act.actor not in deal.makers:
        return False
    if takes_back_again(table, act):
        return False
    return may_take_over(deal) != act.actor and not announces_late(table, act)


def takes_back_again(table: RefereedTable, act: Act) -> bool:
    """Return whether the maker, before a lead, wants the hand back that the partner has taken over; such
    words are void (leeds-dwight-1888 94)."""
    deal = table.sitting.deal
    if deal is None or deal.tricks or not isinstance(act, (PlayAlone, TakeOver)):
        return False
    is_taken = deal.calling.lone not in (None, act.actor) and act.actor == deal.calling.maker
    return is_taken and act.actor in deal.calling.out and may_take_over(deal) != act.actor


def says_alone_after_dummy(table: RefereedTable, act: Act) -> bool:
    """Return whether a maker wants to play alone who has looked at the dummy (modern 3h-2)."""
    if table.provision("alone-after-dummy") is None or not isinstance(act, (PlayAlone, TakeOver)):
        return False
    deal = table.sitting.deal
    if deal is None or act.actor != deal.calling.maker:
        return False
    looked = any(deed.actor == act.actor for deed in table.deeds("looks at dummy"))
    return deal.dummy_taken or looked or _reached_for_dummy(deal)


def _reached_for_dummy(deal: Deal) -> bool:
    """Return whether the maker took the dummy before they had played, be it too early; one refused after that
    has been left where it lies (modern 3h-3, 3h-4)."""
    maker = deal.settled_maker
    for act in deal.acts:
        if act == TakeDummy(maker):
            return True
        if isinstance(act, Play) and act.actor == maker:
            return False
    return False


def _is_dealers_to_announce(deal: Deal, act: PlayAlone | TakeOver) -> bool:
    """Return whether the dealer may play this hand alone at all, its time apart."""
    calling = deal.calling
    if not calling.accepted or deal.dealer not in deal.makers or deal.trump is None or calling.bound:
        return False
    if act.manner is Manner.JAMBOREE and not holds_jamboree(deal, deal.dealer, deal.trump):
        return False
    if calling.lone == deal.dealer:
        return act.manner is Manner.JAMBOREE and deal.code.jamboree
    if calling.maker == deal.dealer:
        return calling.lone is None
    return deal.code.take_over and not calling.has_passed(deal.dealer)


def _before_own_side_plays(deal: Deal) -> bool:
    mine = deal.code.seating.side_of(deal.dealer).seats
    return not any(play.actor in mine for trick in deal.tricks for play in trick.plays)


@decides("professor-1862 A9 L22 S4 S8")
def with_jambone_begun(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table on which a lead, or a card called before it, begins the play of a jambone hand, so
    that the partner's time to take it over is past and the hand lies open."""
    deal = table.sitting.deal
    if deal is None or deal.stage is not Stage.PREPARING or dealer_exchanges(deal):
        return table
    taker = may_take_over(deal)
    if taker is None or not is_jambone_closed(deal):
        return table
    begins = isinstance(act, Play) and act.actor == first_leader(deal)
    calls = isinstance(act, JamboneCall) and act.card in callable_cards(deal)
    calls = calls and first_leader(deal) == deal.calling.lone and act.actor == owner_of_call(deal)
    if not begins and not calls:
        return table
    calling = replace(deal.calling, waived=(*deal.calling.waived, taker))
    return with_deal(table, deal_with(deal, {"calling": calling}))


def in_own_words(deal: Deal, act: Act) -> Act:
    """Return the announcement in the words of its player: the maker's partner takes the hand over, by
    whatever words."""
    partner = None if deal.calling.maker is None else deal.code.seating.partner(deal.calling.maker)
    is_partners = isinstance(act, PlayAlone) and act.actor == partner
    return TakeOver(act.actor, act.manner) if is_partners and isinstance(act, PlayAlone) else act


def _as_meant(deal: Deal, act: PlayAlone | TakeOver) -> PlayAlone | TakeOver:
    """Return the announcement in the words of regular play."""
    may_take = may_take_over(deal) == act.actor
    if isinstance(act, PlayAlone):
        adds = act.actor in (may_add_alone(deal), may_announce_jamboree(deal))
        return TakeOver(act.actor, act.manner) if not adds and may_take else act
    return PlayAlone(act.actor, act.manner) if not may_take and may_add_alone(deal) == act.actor else act


def _goes_alone(table: RefereedTable, act: PlayAlone | TakeOver) -> RefereedTable:
    """Return the table with a player alone and the partner out; a jamboree is counted at once."""
    deal, lone = table.deal, seat_of(act)
    partner = table.code.seating.partner(lone)
    out = () if partner is None else (partner,)
    calling = replace(deal.calling, lone=lone, out=out, manner=act.manner)
    deal = deal_with(deal, {"calling": calling, "stage": Stage.PLAYING if deal.tricks else Stage.PREPARING})
    if act.manner is Manner.JAMBOREE:
        outcome = outcome_of(deal, Ending.SHOWN, deal.code.hand_size)
        changes = {"shown": (lone,), "outcome": outcome, "stage": Stage.OVER, "turn": None}
        return with_deal(table, deal_with(deal, changes))
    if (led := opens_out_of_turn(table)) is not None and led.actor in out:
        deal = trick_swept_back(deal)  # of a player who sits out no card is called (jerome-1877 9.8)
    has_been_led = deal.turn is not None
    return with_deal(table, deal_with(deal, {"turn": turn_due(deal)}) if has_been_led else deal)


@REMEDIES.add(
    "play-together", "{offender} plays with their partner", choice="make {offender} play with their partner"
)
def play_together(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the maker plays with their partner, whatever they have said (jerome-1877 6.14)."""
    deal = table.deal
    calling = replace(deal.calling, lone=None, out=(), manner=Manner.PARTNERSHIP, duelist=None, bound=True)
    led = opens_out_of_turn(table)
    deal = deal_with(deal, {"calling": calling})
    table = with_deal(table, deal_with(deal, {"turn": turn_due(deal)}) if deal.tricks else deal)
    if led is None or led.actor not in table.deal.makers or led.actor == case.offender:
        return table
    return _with_lead_of_partner(table, led)


def _with_lead_of_partner(table: RefereedTable, led: Play) -> RefereedTable:
    """Return the table on which the card of a partner who sat out is a lead out of turn, now that they
    play."""
    for one in table.ledger.cases:
        if one.irregularity == "partner-plays" and one.is_waiting:
            table = with_case(table, replace(one, status=CaseStatus.LAPSED))
            table = brings_up(table, Finding("lead-out-of-turn", seat_of(led), cards=(led.card,), trick=1))
    return table

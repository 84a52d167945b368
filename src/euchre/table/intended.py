"""What an act means at the table as it stands, where its words are those of another act.

A player who says "alone" in the round of calls accepts the turn-up with it (professor-1862 A1,
jerome-1877 6.2, leeds-dwight-1888 74 to 76, modern naming-1); a card played to the trick that is on is a play
whether or not its number is said; a second card that a player puts to that trick is one of several
(professor-1862 L17); the words of an old record are what they amount to; an objection takes the one remedy
offered, or holds the other side to what a favour would spare them; a card that is shown once an adversary has
named it is the one held apart (leeds-dwight-1888 51); cards thrown in during the second round of calls are a
pass (jerome-1877 9.7); a hand laid down once a penalty is refused takes the game (professor-1862 L37).
"""

from __future__ import annotations

from ..acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    CallKind,
    DefendAlone,
    JamboneCall,
    LayDown,
    Manner,
    Objection,
    Play,
    PlayAlone,
    Shuffle,
    TableAct,
    TakeOver,
)
from ..cards import UNKNOWN
from ..copying import replace
from ..deal import Stage, seat_of
from ..deal.rights import allows_defending
from ..deciding import decides
from ..seats import Seat
from .bidding import accepting_word, has_called, passes_by_throw
from .claims.admitting import is_late_claim_open
from .claims.choices import FAVOURS
from .claims.revoke_claims import card_mended
from .claims.sayings import is_to_be_laid_out
from .physical.handling import leader_due
from .physical.leads import as_several_cards, is_put_to_trick_on, is_second_card
from .physical.open_cards import holder_to_tell
from .state import RefereedTable
from .terms.holders import cases_to_choose_in
from .topics import check_topic, says


def as_intended(table: RefereedTable, act: Act) -> Act:
    """Return the act that somebody means, which is most often the act itself."""
    if isinstance(act, TableAct):
        act = act if act.meant is None else act.meant
        check_topic(act)
    if table.sitting.deal is None:
        return act
    if isinstance(act, TableAct) and act.form == "exposes {cards}" and _is_told_of_card_apart(table, act):
        return replace(act, form="detaches {card}")
    if isinstance(act, Assent):
        return _as_admission(table, act)
    if table.sitting.is_between_deals:
        return act
    return _in_a_hand(table, act)


def _in_a_hand(table: RefereedTable, act: Act) -> Act:
    """Return the act that somebody means while a deal is on."""
    if isinstance(act, TableAct):
        return _as_deed(table, act)
    if isinstance(act, Play):
        shown = _as_card_shown(table, act)
        return _as_several_cards(table, act) if shown is None else shown
    if isinstance(act, PlayAlone):
        return DefendAlone(act.actor) if allows_defending(table.deal, act.actor) else _as_call(table, act)
    if isinstance(act, Call):
        return _as_announcement(table, act)
    if isinstance(act, AskNewDeal) and table.code.weak_hand_deals_again == "never":
        return TableAct(act.actor, "chooses {matter}", matter="deal-again")
    if isinstance(act, LayDown):
        return _as_game_taken(table, act)
    return _as_claim(table, act) if isinstance(act, Objection) else act


def _as_deed(table: RefereedTable, act: TableAct) -> Act:
    """Return the call or the play that a deed is, where it is one."""
    if passes_by_throw(table, act) and act.actor not in (table.deal.dealer, table.deal.turn):
        seat = seat_of(act)
        return act if has_called(table, seat) else Call(seat, CallKind.PASS)
    if says(act, "alone", "alone-at-suit"):
        return _as_announced_alone(table, act)
    if act.form == "shuffles again" and _may_not_shuffle_again(table, act):
        return Shuffle(act.actor)
    played = _as_play(table, act)
    return _as_several_cards(table, played) if isinstance(played, Play) else _as_jambone_call(table, played)


@decides("leeds-dwight-1888 24")
def _may_not_shuffle_again(table: RefereedTable, act: TableAct) -> bool:
    """Return whether a player other than the dealer has shuffled already: only the dealer may do so twice."""
    deal = table.deal
    is_before_deal = deal.stage in (Stage.SHUFFLING, Stage.CUTTING)
    return is_before_deal and act.actor != deal.dealer and deal.has_shuffled(act.actor)


def _as_announced_alone(table: RefereedTable, act: TableAct) -> Act:
    """Return the announcement of a player who may still play alone and says plainly that they do, in the one
    form where the code asks for it (professor-1862 A2, T6, L22, leeds-dwight-1888 96, 98)."""
    calling = table.deal.calling
    waits = table.deal.stage is Stage.PREPARING and calling.lone is None and act.actor in table.deal.makers
    has_form = says(act, "alone-at-suit")
    if not waits or (table.provision("alone-in-wrong-form") is not None and not has_form):
        return act
    is_makers = act.actor == calling.maker
    return PlayAlone(act.actor, Manner.ALONE) if is_makers else TakeOver(act.actor, Manner.ALONE)


def _is_told_of_card_apart(table: RefereedTable, act: TableAct) -> bool:
    """Return whether a player shows the card that they hold apart because an adversary has named one
    (leeds-dwight-1888 51)."""
    return len(act.cards) == 1 and act.actor == holder_to_tell(table)


def _as_admission(table: RefereedTable, act: Assent) -> Act:
    """Return what was claimed too late, admitted by a player who agrees while no proposal is open (modern
    m.8)."""
    is_open = (
        isinstance(act.actor, Seat) and table.deal.claim is None and is_late_claim_open(table, act.actor)
    )
    return TableAct(act.actor, "answers {matter}", matter="admitted") if is_open else act


def _as_game_taken(table: RefereedTable, act: LayDown) -> Act:
    """Return the hand thrown down by a player whose adversaries have refused a penalty (professor-1862
    L37)."""
    takes = any(case.irregularity == "refused-penalty" for case in cases_to_choose_in(table, act.actor))
    return TableAct(act.actor, "throws down the hand") if takes else act


def _as_play(table: RefereedTable, act: TableAct) -> Act:
    """Return the play of a card, where somebody names the trick that it is played or led to in any case."""
    seat, deal = act.actor, table.deal
    if act.form != "plays {card} to trick {number}" or seat not in deal.active or deal.trump is None:
        return act
    (card,), (number,) = act.cards, act.numbers
    if deal.is_over or not deal.hand_may_hold(seat, card):
        return act
    if owed := [trick for one, trick in table.ledger.owed if one == seat]:
        return Play(seat, card) if number == owed[0] else act
    leads = deal.trick is None or seat in deal.trick.seats
    if is_put_to_trick_on(table, act):
        return as_several_cards(table, seat_of(act), card)
    return Play(seat, card) if number == len(deal.tricks) + leads else act


def _as_several_cards(table: RefereedTable, act: Play) -> Act:
    """Return the cards that a player puts to one trick, one after another (professor-1862 L17); the one that
    mends a revoke is played in place of the first."""
    if card_mended(table, act) is not None:
        return act
    return as_several_cards(table, seat_of(act), act.card) if is_second_card(table, act) else act


def _as_jambone_call(table: RefereedTable, act: Act) -> Act:
    """Return the call of a card from an open jambone hand, whose player somebody has named."""
    if not isinstance(act, TableAct) or act.form != "calls {card} from {seat}":
        return act
    deal, (card,) = table.deal, act.cards
    at_first = (
        deal.calling.manner is Manner.JAMBONE and act.seat == deal.calling.lone and len(deal.tricks) < 2
    )
    lies = act.seat is not None and table.lies_exposed(act.seat, card)
    is_call = at_first and not lies and not is_to_be_laid_out(table, act)
    return JamboneCall(act.actor, card) if is_call else act


@decides("jerome-1877 11.5 12.1")
def _as_card_shown(table: RefereedTable, act: Play) -> Act | None:
    """Return the card that a player shows who wants to play it in place of one that has to stay in its trick;
    None for any other card."""
    deal = table.deal
    last = deal.acts[-1] if deal.tricks else None
    if not isinstance(last, TableAct) or last.form != "takes back {card}" or last.actor != act.actor:
        return None
    stays = any((play.actor, play.card) == (act.actor, last.cards[0]) for play in deal.tricks[-1].plays)
    leads = deal.trick is None and leader_due(deal) == act.actor
    if not stays or leads or act.card is UNKNOWN:
        return None
    return TableAct(act.actor, "exposes {cards}", cards=(act.card,))


def _as_call(table: RefereedTable, act: PlayAlone) -> Act:
    """Return the call of a player who says that they play alone while the turn-up is offered."""
    deal = table.deal
    if deal.stage is not Stage.ORDERING or not isinstance(act.actor, Seat):
        return act
    return Call(act.actor, accepting_word(deal, act.actor), manner=act.manner)


def _as_announcement(table: RefereedTable, act: Call) -> Act:
    """Return the announcement of a player who repeats the call that has settled trump, or of a dealer who
    takes up what the partner has ordered, to play it otherwise (professor-1862 A9, S16, leeds-dwight-1888
    96)."""
    deal, calling = table.deal, table.deal.calling
    if deal.trump is None or deal.tricks or act.manner is Manner.PARTNERSHIP:
        return act
    if _takes_over(table, act):
        return TakeOver(act.actor, act.manner)
    if act.actor != calling.maker:
        return act
    made = next(call for call in reversed(calling.calls) if call.word.makes_trump)
    is_same = (act.word, act.suit) == (made.word, made.suit) and act.manner is not calling.manner
    return PlayAlone(act.actor, manner=act.manner) if is_same else act


def _takes_over(table: RefereedTable, act: Call) -> bool:
    """Return whether a dealer says of the turn-up that the partner has ordered that they play it alone."""
    deal, calling = table.deal, table.deal.calling
    is_partners = act.actor == deal.dealer != calling.maker and act.actor in deal.makers
    return is_partners and calling.accepted and calling.lone is None and act.word is CallKind.TAKE_UP


def _as_claim(table: RefereedTable, act: Objection) -> Act:
    """Return the remedy that a player who objects may choose, where one is offered and no proposal is open
    (modern one-at-a-time, jerome-1877 6.14, leeds-dwight-1888 97)."""
    if table.deal.claim is not None:
        return act
    for case in cases_to_choose_in(table, act.actor):
        choices = table.code.provisions[case.irregularity].choices
        if len(choices) == 1 and choices[0] in _ANSWERS_TO_OBJECTION:
            return TableAct(act.actor, "chooses {matter}", matter=choices[0])
        if choices in FAVOURS:
            return TableAct(act.actor, "claims {matter}", matter=case.irregularity)
    return act


_ANSWERS_TO_OBJECTION = ("take-back", "play-together", "deal-again", "spoil-deal", "forbid-ordering-up")
"""The remedies that an objection takes where no other may be chosen."""

"""What a line may say beside the words of its acts, because the acts bring it about or act on it."""

from __future__ import annotations

from collections.abc import Sequence

from ....acts import (
    Act,
    Call,
    CallKind,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    Discard,
    GiveCard,
    Play,
    PlayAlone,
    Shuffle,
    TableAct,
    TakeOver,
    TakeSeat,
)
from ....deal import Deal, Trick
from ....deal.hands import cards_played
from ....seats import Seat
from ...physical.discarding import owes_discard
from ...redealing import lifted_in
from ...state import RefereedTable
from .telling_words import ideas_of_matter

_PASSES = (CallKind.PASS, CallKind.TURN_DOWN)


def ideas_implied(acts: Sequence[Act], before: RefereedTable, after: RefereedTable) -> frozenset[str]:
    """The ideas that a line may name because its acts, or the deal before them, bear them out."""
    ideas = _of_manner(acts, before) | _of_revokes(acts, after) | _of_new_deals(acts, before)
    return ideas | _brought_to_light(acts, before, after)


def _brought_to_light(acts: Sequence[Act], before: RefereedTable, after: RefereedTable) -> frozenset[str]:
    """The ideas of what acts bring to light or settle: a hand thrown in, a card taken back, a missing cut."""
    if before.sitting.deal is None and after.sitting.deal is None:
        return frozenset()
    known = () if before.sitting.deal is None else before.ledger.cases
    now = () if after.sitting.deal is None else after.ledger.cases
    touched = [case.irregularity for case in now if case not in known]
    if any(isinstance(act, TableAct) and act.form.startswith(_ACTING_ON) for act in acts):
        touched += [case.irregularity for case in before.open_cases]
    ideas = frozenset[str]().union(*map(ideas_of_matter, touched))
    if after.sitting.deal is not None and owes_discard(after.deal):
        ideas |= ideas_of_matter("no-discard")
    if deals_uncut(acts, after):
        ideas |= ideas_of_matter("no-cut")
    return ideas


_ACTING_ON = ("chooses", "calls", "claims", "waives", "orders", "demands", "objects")
"""How acts begin by which a player takes or gives up what another's act has given them."""


def _of_manner(told: Sequence[Act], before: RefereedTable) -> frozenset[str]:
    deal = before.sitting.deal
    if deal is not None and deal.calling.lone is not None:
        return frozenset(("alone",))
    words = {word for act in told for word in act.words.split()}
    return frozenset(("alone",)) if words & {"alone", "jambone", "jamboree"} else frozenset()


def _of_new_deals(told: Sequence[Act], before: RefereedTable) -> frozenset[str]:
    """That a new deal is demanded, where one follows from what is claimed."""
    claimed = [act.matter for act in told if isinstance(act, TableAct) and act.form.startswith("claims")]
    provisions = before.code.provisions
    rows = (row for name, row in provisions.items() if name in claimed)
    is_new = any("deal-again" in row.follows for row in rows)
    return frozenset(("new", "deal", "again", "over")) if is_new else frozenset()


def _of_revokes(told: Sequence[Act], after: RefereedTable) -> frozenset[str]:
    """That a play is a revoke, or does not follow, where its card is not of the suit led."""
    tricks = () if after.sitting.deal is None else after.deal.tricks
    off_suit = any(play in told and _is_off_suit(play, trick) for trick in tricks for play in trick.plays)
    return frozenset(("revoke", "follow", "not")) if off_suit else frozenset()


def _is_off_suit(play: Play, trick: Trick) -> bool:
    return play.card.suit is not None and play.card.suit_under(trick.trump) is not trick.led


def _takes_back_off_suit(act: Act, trick: Trick) -> bool:
    """Whether an act takes back a card that does not follow in a trick."""
    if not isinstance(act, TableAct) or act.form != "takes back {card}":
        return False
    own = (play for play in trick.plays if play.actor == act.actor and play.card in act.cards)
    return any(_is_off_suit(play, trick) for play in own)


def deals_uncut(acts: Sequence[Act], after: RefereedTable) -> bool:
    """Whether acts deal a pack that was shuffled and not cut."""
    deal = after.sitting.deal
    deals = any(isinstance(act, DealOut) or act.words.startswith("deals ") for act in acts)
    return deals and deal is not None and _is_uncut(deal)


def comes_before(act: Act, acts: Sequence[Act], after: RefereedTable) -> bool:
    """Whether an act is only what has to come before another that is told: the shuffle of a pack that is
    dealt uncut, or the cut of a pack that is shuffled after it."""
    if isinstance(act, Shuffle):
        return deals_uncut(acts, after)
    following = acts[acts.index(act) + 1 :] if isinstance(act, Cut) else ()
    return any(isinstance(one, Shuffle) for one in following)


def _is_uncut(deal: Deal) -> bool:
    cut = any(isinstance(act, DeclineCut) or lifted_in(act) is not None for act in deal.acts)
    return not cut and any(isinstance(act, Shuffle) for act in deal.acts)


def are_passes(acts: Sequence[Act]) -> bool:
    """Whether acts are passes only, of which a line may say how many they are and to whom they lead."""
    return bool(acts) and all(isinstance(act, Call) and act.word in _PASSES for act in acts)


def number_is_implied(acts: Sequence[Act], number: int, before: RefereedTable) -> bool:
    """Whether a number is that of the passes told, of the cards dealt to a hand of which some are played, or
    one of the cards that a claim of a discard is about."""
    if any(_dealt_before(act, number, before) for act in acts):
        return True
    passing = [act.actor for act in acts if isinstance(act, Call) and act.word in _PASSES]
    if number > 1 and number in (len(passing), len(set(passing))):
        return True
    if number == sum(isinstance(act, TakeSeat) for act in acts):
        return True
    if any(act.words.startswith(_OF_MARKS) for act in acts):
        return number <= _MOST_POINTS
    if any(act.words == "chooses full-points" for act in acts):
        provisions = (before.code.provisions[case.irregularity] for case in before.open_cases)
        return any(number in (provision.points, provision.lone_points) for provision in provisions)
    if number == 4 and any(act.words in _OF_ALL_FOUR for act in acts):
        return True
    if any(_shows_so_many(act, number, before) for act in acts):
        return True
    if any(act.words.endswith(("looks at talon", "looks at dummy")) for act in acts):
        return number < len(before.code.pack)
    return any(act.words.startswith(("claims no-discard", "claims dummy-not-discarded")) for act in acts)


_OF_MARKS = ("claims undercount", "claims overcount", "points out undercount", "points out overcount")
"""How acts begin that may say how many points are due."""
_MOST_POINTS = 4


def _shows_so_many(act: Act, number: int, before: RefereedTable) -> bool:
    """Whether a hand of so many cards is laid open or thrown down."""
    if before.sitting.deal is None or not isinstance(act, TableAct) or not isinstance(act.actor, Seat):
        return False
    is_shown = act.form in ("lays open the hand", "throws down the hand")
    return is_shown and number == len(before.deal.holding(act.actor))


def _dealt_before(act: Act, number: int, before: RefereedTable) -> bool:
    """Whether so many cards were dealt to a hand that is counted, those played among them."""
    if before.sitting.deal is None or not isinstance(act, TableAct) or not act.words.startswith("counts"):
        return False
    seat = act.actor if act.seat is None else act.seat
    return number == act.numbers[0] + cards_played(before.deal, seat)


def next_to_call(acts: Sequence[Act], after: RefereedTable) -> frozenset[Seat]:
    """The player who speaks after passes."""
    deal = after.sitting.deal
    if deal is None or deal.turn is None or not are_passes(acts):
        return frozenset()
    return frozenset((deal.turn,))


def ranks_implied(acts: Sequence[Act], before: RefereedTable) -> frozenset[str]:
    """The ranks that a line may name: of the turn-up, where it calls on that or discards for it, and of the
    cards called, where it says that one was not played."""
    deal = before.sitting.deal
    if deal is None:
        return frozenset()
    on_turn_up = any(isinstance(act, (Call, DeclineTurnUp, Discard)) for act in acts)
    of_turn_up = (str(deal.turn_up)[0],) if on_turn_up and deal.turn_up is not None else ()
    of_call = any(isinstance(act, TableAct) and act.matter == "disobeyed-call" for act in acts)
    calls = before.deeds("calls {card} from {seat}") if of_call else ()
    return frozenset((*of_turn_up, *(str(card)[0] for deed in calls for card in deed.cards)))


def partners_implied(acts: Sequence[Act], before: RefereedTable) -> frozenset[Seat]:
    """The player from whom a lone hand is taken over, to whom a card is given, or whose partner is made to
    play it together."""
    deal = before.sitting.deal
    maker = None if deal is None else deal.calling.maker
    of_partners = (isinstance(act, (GiveCard, TakeOver)) or act.words in _OF_PARTNERS for act in acts)
    if maker is None or not any(of_partners):
        return frozenset()
    partner = before.code.seating.partner(maker)
    return frozenset((maker,) if partner is None else (maker, partner))


_OF_ALL_FOUR = ("chooses play-together", "chooses joins")
"""Choices by which no hand is a lone one any more."""
_OF_PARTNERS = (*_OF_ALL_FOUR, "chooses abstains", "plays alone")


def suits_implied(acts: Sequence[Act], before: RefereedTable) -> frozenset[str]:
    """The suits that a line may name beside its acts: that of the turn-up in a call, the one led where a
    player has to give the highest or lowest card of it or takes back a card that does not follow, and the one
    led to the trick of a revoke claimed."""
    deal = before.sitting.deal
    if deal is None:
        return frozenset()
    of_call = any(isinstance(act, Call) or act.words.endswith("hold-to-it") for act in acts)
    suits = [deal.turned_suit] if of_call else []
    if deal.trick is not None and any(act.words.endswith(("highest", "lowest")) for act in acts):
        suits.append(deal.trick.led)
    if any(isinstance(act, PlayAlone) for act in acts):
        suits.append(deal.trump)
    if deal.tricks and any(_takes_back_off_suit(act, deal.tricks[-1]) for act in acts):
        suits.append(deal.tricks[-1].led)
    claims = [act for act in acts if isinstance(act, TableAct) and act.words.startswith("claims revoke")]
    named = (number for act in claims for number in act.numbers)
    suits += [deal.tricks[number - 1].led for number in named if 0 < number <= len(deal.tricks)]
    return frozenset(suit.word.removesuffix("s") for suit in suits if suit is not None)

"""How long a case may be claimed and its remedy chosen, and how late it may be found, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...acts import Act, Call, Cut, DealOut, DeclineCut, Mark, Play, ReportResult, Shuffle, TableAct, TurnUp
from ...deal import Deal, Stage
from ...deal.transition import BEFORE_HANDS
from ..names import Names
from ..physical.leads import is_opening_lead_to_come
from ..physical.touching import has_looked
from ..state import Case, RefereedTable, tricks_turned
from .holders import holders_of


@dataclass(frozen=True, slots=True)
class Window:
    """A time, with what closes it in words."""

    is_open: Callable[[RefereedTable], bool]
    closed_by: str
    """Why it is too late afterwards: a clause."""


def _while_deal(holds: Callable[[Deal], bool]) -> Callable[[RefereedTable], bool]:
    """Return a time within one deal: open before the first deal of all, shut once the deal is over."""

    def is_open(table: RefereedTable) -> bool:
        deal = table.sitting.deal
        return deal is None or (not deal.is_over and holds(deal))

    return is_open


def _is_pack_uncut(table: RefereedTable) -> bool:
    """Return whether the pack for this deal, or between deals for the next, is still to be cut."""
    return table.sitting.is_between_deals or table.deal.stage in (Stage.SHUFFLING, Stage.CUTTING)


def _is_unmixed(table: RefereedTable) -> bool:
    """Return whether the cards of the deal that is on, or was last, are not mixed yet."""
    return table.sitting.deal is None or not table.deeds("mixes the cards")


def _is_third_trick_up(table: RefereedTable) -> bool:
    """Return whether fewer than three tricks are turned, and the hand is not over."""
    return table.sitting.deal is None or (not table.deal.is_over and tricks_turned(table) < 3)


WINDOWS: Mapping[str, Window] = {
    "any-time": Window(lambda table: True, ""),
    "pack-cut": Window(_is_pack_uncut, "the pack is cut"),
    "first-packet": Window(_while_deal(lambda deal: deal.stage in BEFORE_HANDS), "cards have been dealt"),
    "turn-up": Window(_while_deal(lambda deal: deal.turn_up is None), "the turn-up is shown"),
    "dealer-looks": Window(
        _while_deal(lambda deal: not has_looked(deal, deal.dealer)), "the dealer has looked at their hand"
    ),
    "first-call": Window(_while_deal(lambda deal: not deal.calling.calls), "the first player has called"),
    "first-lead": Window(_while_deal(lambda deal: not deal.tricks), "a card has been led"),
    "opening-lead": Window(is_opening_lead_to_come, "the opening lead is made"),
    "third-trick": Window(_is_third_trick_up, "three tricks are turned"),
    "deal-over": Window(_while_deal(lambda deal: True), "the deal is over"),
    "not-mixed": Window(_is_unmixed, "the cards are mixed"),
    "game-begun": Window(lambda table: not any(table.sitting.score.points), "a game is on"),
}
"""Each name with the time it means."""


Deadline = Callable[[RefereedTable, RefereedTable, Case, Act], bool]

DEADLINES: Names[Deadline] = Names()
"""Each name with what ends the time."""


_SIMPLE: Mapping[str, tuple[str, Deadline]] = {
    "never": ("for the rest of the hand", lambda before, now, case, act: False),
    "next-act": ("before anything else is done", lambda before, now, case, act: True),
    "next-call": ("before the next call", lambda before, now, case, act: isinstance(act, Call)),
    "round-over": (
        "until the round of calls is over",
        lambda before, now, case, act: now.deal.stage is not before.deal.stage,
    ),
    "holder-plays": (
        "until one of them plays",
        lambda before, now, case, act: isinstance(act, Play) and act.actor in holders_of(now, case),
    ),
    "holder-calls-or-plays": (
        "until one of them calls or plays",
        lambda before, now, case, act: isinstance(act, (Call, Play)) and act.actor in holders_of(now, case),
    ),
    "first-trick-complete": (
        "until the first trick is complete",
        lambda before, now, case, act: bool(now.deal.finished_tricks),
    ),
    "offender-plays": (
        "before {offender} plays",
        lambda before, now, case, act: isinstance(act, Play) and act.actor == case.offender,
    ),
    "next-play": ("before the next card is played", lambda before, now, case, act: isinstance(act, Play)),
}
"""Deadlines that one condition ends: the name with its words and the condition."""

for _name, (_words, _deadline) in _SIMPLE.items():
    DEADLINES.add(_name, _words)(_deadline)


@DEADLINES.add("game-goes-on", "before the game goes on")
def _game_goes_on(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the game goes on, or a holder does something else. What is only said ends nothing, nor
    does what others do who hold no right: they could end the right of the other side (professor-1862 L37)."""
    if not isinstance(act, TableAct):
        return True
    return act.actor in holders_of(now, case) and not act.form.startswith(_TALK)


_TALK = ("says", "asks", "claims", "points out", "consults", "refuses")
"""How the forms of acts begin that are only words."""


@DEADLINES.add("those-concerned-play", "before {target} plays")
def _those_concerned_play(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether one of those it concerns beside the offender plays a card, or a later trick has
    begun."""
    later = case.trick is not None and len(now.deal.tricks) > case.trick
    return later or (isinstance(act, Play) and act.actor in case.seats)


@DEADLINES.add("trick-complete", "until the trick is complete")
def _trick_complete(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether all who play have played to the trick, or the next has begun."""
    tricks, number = now.deal.tricks, case.known_trick
    return len(tricks) > number or (len(tricks) == number and now.deal.is_complete(tricks[-1]))


@DEADLINES.add("own-side-plays", "until an adversary plays to it, or the partner for their own part")
def _own_side_plays(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether all rights to send the lead back are gone: those of each holder go by a card of their
    own, and the adversaries' by one of either, which `holders_of` tells, and at the latest with the trick
    (jerome-1877 9.9)."""
    return _trick_complete(before, now, case, act)


@DEADLINES.add(
    "trick-complete-or-next-lead", "until the trick is complete, or the next lead if it is complete already"
)
def _trick_complete_or_next_lead(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the trick is complete; a card put to a complete trick by a player who sits out may be
    spoken of until the next trick begins."""
    tricks, number = now.deal.tricks, case.known_trick
    came_last = len(tricks) == number and tricks[-1].plays[-1].actor == case.offender
    return not came_last and _trick_complete(before, now, case, act)


@DEADLINES.add("offenders-lead", "until the offenders' side leads")
def _offenders_lead(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the offender or the offender's partner leads to a later trick."""
    if not isinstance(act, Play) or case.offender is None or before.deal.trick is not None:
        return False
    seating = now.code.seating
    return act.actor in seating.side_of(case.offender).seats


@DEADLINES.add("card-called-or-offenders-lead", "until the card is called or the offenders' side leads")
def _card_called_or_offenders_lead(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the card is called, or the offender's side leads again (leeds-dwight-1888 52)."""
    called = any(order.card in case.cards for order in now.ledger.orders if order.card is not None)
    return called or _offenders_lead(before, now, case, act)


@DEADLINES.add("cards-played", "as long as a card shown is still in hand")
def _cards_played(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether none of the cards is in hand any more."""
    return not any(now.deal.hand_may_hold(case.known_offender, card) for card in case.cards)


@DEADLINES.add("run-met", "until the partner of the player who led has played to all these tricks")
def _run_met(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether all cards of the run are played, and the partner has played to the last, even if not to
    each before (leeds-dwight-1888 47)."""
    of_the_run = [
        trick
        for trick in now.deal.tricks
        if any(play.actor == case.offender and play.card in case.cards for play in trick.plays)
    ]
    is_played = len(of_the_run) == len(case.cards)
    return is_played and all(seat in of_the_run[-1].seats for seat in case.seats)


@DEADLINES.add("next-lead", "until the next lead")
def _next_lead(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Somebody leads to the next trick."""
    return isinstance(act, Play) and before.deal.trick is None


@DEADLINES.add("next-lead-or-card", "until the next lead, or the next card if that lead is made already")
def _next_lead_or_card(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Play goes on with a card to a later trick (jerome-1877 11.4, professor-1862 L26a, leeds-dwight-1888
    69)."""
    return isinstance(act, Play) and any(act in trick.plays for trick in now.deal.tricks[case.known_trick :])


@DEADLINES.add("next-turn-up", "until the next trump is turned")
def _next_turn_up(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the trump card of the next deal is turned, or the result of that deal is reported."""
    return isinstance(act, TurnUp) or _tells_of_next_deal(before, act)


@DEADLINES.add("cut", "until the pack is cut for the next deal")
def _cut(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the pack is cut for the next deal, or has been: a record may leave out the cut of a deal
    that it tells of."""
    return isinstance(act, (Cut, DeclineCut, DealOut, TurnUp)) or _tells_of_next_deal(before, act)


@DEADLINES.add("scored", "until the hand is scored")
def _scored(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether a side marks for the hand, or the cards are mixed; where a record tells of no mark,
    the hand is scored when people go on to the next deal (leeds-dwight-1888 60)."""
    return isinstance(act, Mark) or _mixed(before, now, case, act)


@DEADLINES.add("mixed", "until the cards are mixed")
def _mixed(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the cards are mixed, by sweeping them together or in the shuffle for the next deal,
    which a record may leave out."""
    if isinstance(act, TableAct):
        return act.form == "mixes the cards"
    return isinstance(act, Shuffle) or _cut(before, now, case, act)


def _tells_of_next_deal(before: RefereedTable, act: Act) -> bool:
    """Return whether the result of a later deal is reported."""
    return isinstance(act, ReportResult) and before.deal.is_over


@DEADLINES.add("holders-gone", "until they have looked at their cards")
def _holders_gone(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether no holder is left."""
    return not holders_of(now, case)


@DEADLINES.add(
    "deal-accepted", "until they touch their cards, or the turn-up is shown and they have had time to speak"
)
def _deal_accepted(before: RefereedTable, now: RefereedTable, case: Case, act: Act) -> bool:
    """Return whether the holders have lost their right by touching, or the turn-up is shown; a card shown in
    the last round leaves them the time until a call (leeds-dwight-1888 35, 37)."""
    if not holders_of(now, case):
        return True
    if WINDOWS["turn-up"].is_open(now):
        return False
    return not _shown_in_last_round(now, case) or not WINDOWS["first-call"].is_open(now)


def _shown_in_last_round(table: RefereedTable, case: Case) -> bool:
    before = table.deal.acts[: case.since]
    packets = sum(isinstance(act, TableAct) and act.form == "deals {number} to {seat}" for act in before)
    return packets > table.code.players or any(isinstance(act, DealOut) for act in before)


def _closing(window: Window) -> Deadline:
    """Return the deadline that ends the time of a window."""
    return lambda before, now, case, act: not window.is_open(now)


BINDS_THE_ACT = frozenset({"next-act", "next-call", "next-play", "next-lead", "offender-plays"})
"""Deadlines that a call or a card ends as soon as it is made: what follows by default comes
before it and binds it (leeds-dwight-1888 80, professor-1862 L25)."""

ENDS_WITH_HAND = frozenset(
    "trick-complete own-side-plays trick-complete-or-next-lead first-trick-complete next-play next-lead "
    "offenders-lead card-called-or-offenders-lead holder-plays holder-calls-or-plays offender-plays "
    "those-concerned-play next-lead-or-card cards-played run-met next-call round-over".split()
)
"""Deadlines set by calls and cards: no more of them come once the hand is over."""

for _name, _window in WINDOWS.items():
    DEADLINES.add(_name, f"until {_window.closed_by}")(_closing(_window))

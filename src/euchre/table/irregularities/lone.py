"""Irregular acts of the lone player's partner, and of a lone maker who looks at the dummy
(leeds-dwight-1888 100, 102, jerome-1877 14, professor-1862 S6, modern m.13)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, JamboneCall, Play, TableAct, TableActForm, TakeDummy
from ...deal import seat_of
from ...deciding import decides
from ...laws import IrregularityName
from ..claims.matters import named
from ..physical.handling import is_led_in_haste
from ..state import Finding, RefereedTable
from ..terms.holders import may_claim
from ..topics import SPEAKING, tells_nothing
from .talk import may_hint
from .watching import more_special, watches, watches_table

_SPEAKING: tuple[TableActForm, ...] = (
    *(*SPEAKING, "asks {matter}", "names {card}", "names {suit}", "points out {matter}"),
    *("claims {matter}", "claims {matter} against {seat}"),
)


@decides("leeds-dwight-1888 100", irregularities="partner-plays partner-plays-later")
@watches(Play, finds="partner-plays partner-plays-later")
def partner_plays(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card played by the lone player's partner. Where the law lets the partner into the hand for
    playing to the first trick, a card played later has a law of its own (leeds-dwight-1888 100, 102)."""
    if not _is_partner_of_lone(before, act):
        return
    trick = len(now.deal.tricks)
    is_later = trick > 1 and "partner-plays-later" in before.code.provisions
    name: IrregularityName = "partner-plays-later" if is_later else "partner-plays"
    yield Finding(name, seat_of(act), cards=(act.card,), trick=trick)


@watches(Play, finds="lead-out-of-turn play-out-of-turn absent-adversary-plays")
def plays_sitting_out(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card played by an adversary who sits out while the partner plays alone against the lone player:
    they have no turn (modern renege-turn)."""
    deal = before.deal
    if deal.is_over or act.actor not in deal.calling.out or act.actor in deal.makers:
        return
    kinds: list[IrregularityName] = ["play-out-of-turn", "absent-adversary-plays"]
    name = "lead-out-of-turn" if deal.trick is None else more_special(now, kinds)
    yield Finding(name, seat_of(act), cards=(act.card,), trick=len(now.deal.tricks))


@watches_table(*_SPEAKING, finds="partner-speaks")
def partner_speaks(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a remark, a question or a claim of the lone player's partner; which suit is trump anybody may
    ask, and what is theirs they may claim (jerome-1877 5.11, 14.1, 15.2)."""
    if act.form.startswith("claims") and not _claims_others_right(before, act):
        return
    asks_trump = act.form == "asks {matter}" and act.topic == "trump"
    if _is_partner_of_lone(before, act) and not asks_trump:
        yield Finding("partner-speaks", seat_of(act))


def _claims_others_right(table: RefereedTable, act: TableAct) -> bool:
    """Return whether a player claims what is open to others only."""
    cases = [case for case in table.open_cases if case.irregularity == named(table, act.topic)]
    return bool(cases) and not any(may_claim(table, case, act.actor) for case in cases)


@watches_table(
    *("exposes {cards}", "drops {cards}", "lays open the hand", "throws down the hand"), finds="partner-shows"
)
def partner_shows(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card shown by the lone player's partner."""
    if _is_partner_of_lone(before, act):
        yield Finding("partner-shows", seat_of(act), cards=act.cards)


@watches_table("takes up the hand", "looks at hand", finds="partner-takes-up")
def partner_takes_up(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield the cards taken up again by the lone player's partner."""
    if _is_partner_of_lone(before, act) and before.deal.tricks:
        yield Finding("partner-takes-up", seat_of(act))


@watches(TakeDummy, TableAct, finds="lone-maker-sees-dummy")
def lone_maker_sees_dummy(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a look at the dummy, or a grasp for it, by the maker who plays without it."""
    touches = isinstance(act, TakeDummy) or (isinstance(act, TableAct) and act.form == "looks at dummy")
    if touches and act.actor == before.deal.calling.lone:
        yield Finding("lone-maker-sees-dummy", before.deal.calling.lone)


@watches_table(
    *(*SPEAKING, "asks {matter}", "names {card}", "names {suit}"),
    finds="jambone-hint",
    by_player=True,
)
def jambone_hint(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a sign to the player who may call a card from their partner, before the first trick is complete;
    what the caller says falls under the law of talk, and what is said to the referee is not a sign."""
    asks_trump = act.form == "asks {matter}" and act.topic == "trump"
    if may_hint(before.deal, seat_of(act)) and not asks_trump and not tells_nothing(before, act):
        yield Finding("jambone-hint", seat_of(act))


@watches(JamboneCall, finds="jambone-hint", by_player=True)
def jambone_call_by_partner(before: RefereedTable, now: RefereedTable, act: JamboneCall) -> Iterator[Finding]:
    """Yield a card called by the partner of the player who alone may call one, which is a sign to that player
    (professor-1862 S5, S6)."""
    if may_hint(before.deal, seat_of(act)):
        yield Finding("jambone-hint", seat_of(act))


@watches(JamboneCall, finds="led-before-call")
def led_before_call(before: RefereedTable, now: RefereedTable, act: JamboneCall) -> Iterator[Finding]:
    """Yield a card called from the hand of a jambone player who has led another in haste, which goes back
    (professor-1862 S8)."""
    if before.deal.called is None and now.deal.called is not None and is_led_in_haste(before.deal):
        led = before.deal.tricks[0].plays[0]
        if led.card is not act.card:
            yield Finding("led-before-call", seat_of(led), cards=(led.card,), trick=1)


def _is_partner_of_lone(table: RefereedTable, act: Act) -> bool:
    """Return whether the act is done by the lone player's partner while the hand is on."""
    deal = table.deal
    return not deal.is_over and act.actor in deal.calling.sitting_out and act.actor in deal.makers

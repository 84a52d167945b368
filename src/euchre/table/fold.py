"""The table after an act: the passes that the referee makes over it, and their order."""

from __future__ import annotations

from .. import game
from ..acts import (
    Act,
)
from ..copying import replace
from ..laws import Code
from ..seats import BySide, Seat
from .announcing import with_jambone_begun
from .between_deals import gone_on, with_deal_begun_again
from .binding import spent, with_cards_named, with_early_card_counted, with_open_cards_back
from .breaches import with_lead_followed
from .cases import without_choices_of_void_deal, without_forfeited
from .claims.cards import with_early_claims_due, with_lead_undone, without_cards_of_absent
from .claims.earlier_deals import heard, with_cases_opened
from .claims.moot import without_moot_cases
from .claims.revoke_claims import (
    with_claims_proved,
    without_claims_of_void_deal,
)
from .joining import with_partner_waiting
from .lapsing import with_deadlines_kept, with_defaults_before, without_cases_out_of_time
from .moves import moved
from .passes import Pass, brought, found, run, settled
from .physical.discarding import with_turn_up_left
from .physical.packets import with_dealer_by_deed
from .redealing import with_shuffle_done
from .settlement import with_score
from .state import RefereedTable
from .steps import (
    breach_told,
    deal_begun,
    deemed_played,
    deemed_played_before,
    done_silently,
    earlier_claims_judged,
    earlier_deadlines_kept,
    notice_answered,
    only_said,
    still_reported,
    told_once,
    understood,
    waiting_call_counted,
    with_findings,
)


def new_table(code: Code, *, dealer: Seat | None = None, points: BySide[int] | None = None) -> RefereedTable:
    """Return a table before its first deal; players draw for the deal if `dealer` is None."""
    return RefereedTable(sitting=game.new_sitting(code, dealer=dealer, points=points))


def after(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table after an act, lawful or not, with the referee's rulings on it.

    Raises EuchreError for an act that is physically impossible.
    """
    return replace(run(PASSES, table, act), acts=table.acts + 1)


PASSES: tuple[Pass, ...] = (
    Pass(
        name="lead-followed",
        does="A lead made too soon stands once the next player follows it.",
        run=found(with_lead_followed),
        laws=("leeds-dwight-1888 47 60",),
    ),
    Pass(
        name="meaning",
        does="The act counts as the one that its player means by it.",
        run=understood,
        after={"lead-followed": "a card played to a lead that stands is a play to that trick"},
    ),
    Pass(
        name="going-on",
        does="When people go on to the next deal, cards laid down as won count and defaults follow.",
        run=found(gone_on),
        laws=("modern renege-waiver", "leeds-dwight-1888 60"),
        after={"meaning": "only the act that is meant tells whether people go on"},
    ),
    Pass(
        name="deal-begun-again",
        does="A player who shuffles or cuts takes the new deal or the new cut that is theirs to choose.",
        run=found(with_deal_begun_again),
        laws=("modern start-over", "professor-1862 L2"),
        after={"going-on": "a choice that has ended is nobody's any more"},
    ),
    Pass(
        name="between-deals",
        does="The next deal begins, or the act has no effect since the hand that it belongs to is over.",
        run=deal_begun,
        after={
            "going-on": "the score of the hand before has to stand",
            "deal-begun-again": "a deal begun again is void by then",
        },
    ),
    Pass(
        name="dealer-by-deed",
        does="A player who gives the hands of another's deal is its dealer.",
        run=found(with_dealer_by_deed),
        laws=("jerome-1877 s.2", "leeds-dwight-1888 40"),
        after={"between-deals": "the deal whose hands are given has to be on"},
    ),
    Pass(
        name="silent-act",
        does="What a player does without a word comes first: a turn-up taken in, a card taken back.",
        run=done_silently,
        laws=("jerome-1877 5.6 6.10 11.2",),
        after={"dealer-by-deed": "only the dealer takes up or turns again"},
    ),
    Pass(
        name="only-said",
        does="An act that is spoken and moves nothing now is answered, and that is all.",
        run=only_said,
        laws=("jerome-1877 6.2 s.3", "professor-1862 S5 S8"),
        after={"silent-act": "a discard just made may have taken the turn-up in"},
    ),
    Pass(
        name="told-twice",
        does="A card that lies in the trick already is not put there once more.",
        run=told_once,
        after={"silent-act": "a card taken back may be played again"},
    ),
    Pass(
        name="defaults",
        does="Choices whose time is over as soon as this act is done end by default, and bind the act.",
        run=found(with_defaults_before),
        laws=("leeds-dwight-1888 80", "professor-1862 L25"),
        after={
            "only-said": "what moves nothing ends no time",
            "told-twice": "an act that cannot be ends no time",
        },
    ),
    Pass(
        name="shuffle-done",
        does="A shuffle that the record leaves out was done before the cut.",
        run=found(with_shuffle_done),
        after={"between-deals": "the deal for which the pack is cut has to be on"},
    ),
    Pass(
        name="jambone-begun",
        does="A lead, or a card called before it, begins the play of a jambone hand.",
        run=found(with_jambone_begun),
        laws=("professor-1862 A9 L22 S4 S8",),
        after={"only-said": "a call that waits for the lead begins nothing"},
    ),
    Pass(
        name="early-card",
        does="A card put too early to a trick from an open hand counts when play goes on.",
        run=found(with_early_card_counted),
        laws=("leeds-dwight-1888 105",),
        after={"defaults": "a choice that ends may send the card back"},
    ),
    Pass(
        name="early-card-played",
        does="That card is played.",
        run=deemed_played_before,
        after={"early-card": "it is deemed played there"},
    ),
    Pass(
        name="move",
        does="The cards go where the act puts them.",
        run=brought(lambda before, now, act: moved(now, act)),
        after={
            "defaults": "a call of a player who has to pass moves as a pass",
            "shuffle-done": "a pack is cut once it is shuffled",
            "jambone-begun": "a card called has to lie in an open hand",
            "early-card-played": "the trick before has to be whole",
        },
    ),
    Pass(
        name="deemed-cards",
        does="Cards that count as played by the act are played.",
        run=deemed_played,
        after={"move": "it tells which card of several counts"},
    ),
    Pass(
        name="words",
        does="What the act says to the referee is heard: claims, choices, calls, waivers.",
        run=brought(lambda before, now, act: heard(now, act)),
        after={"deemed-cards": "a claim may be about a card just played"},
    ),
    Pass(
        name="cards-named",
        does="The cards of a hand that lay face up unknown may be called once somebody names them.",
        run=brought(lambda before, now, act: with_cards_named(now, act)),
        laws=("professor-1862 L20 L33", "jerome-1877 12.3", "leeds-dwight-1888 48"),
        after={"move": "the hand has to hold them"},
    ),
    Pass(
        name="deadlines",
        does="Cases end whose time the act ends, by default or for good; what was just heard ends none.",
        run=brought(with_deadlines_kept),
        after={
            "words": "a choice made by this act is made in time",
            "move": "tricks and rounds end with the card or the call",
        },
    ),
    Pass(
        name="result-reported",
        does="A result just reported stands, though a card has gone back since.",
        run=brought(still_reported),
        laws=("professor-1862 A4",),
        after={"deadlines": "what follows by default may open the deal again"},
    ),
    Pass(
        name="earlier-deadlines",
        does="Cases of the deals before end in the same way.",
        run=brought(earlier_deadlines_kept),
        after={"words": "claims about them were heard there"},
    ),
    Pass(
        name="findings",
        does="Each watcher says which irregularities the act is, or brings to light.",
        run=brought(with_findings),
        after={
            "deadlines": "an old fault that is over is not found again",
            "result-reported": "it looks at the deal as it stands",
        },
    ),
    Pass(
        name="cases",
        does="A case is made of each finding: kept for a claim, offered for choice, or settled by law.",
        run=settled(with_cases_opened),
        after={"findings": "there are none before", "words": "remedies just chosen may bring some up"},
    ),
    Pass(
        name="orders-spent",
        does="Orders that the act has obeyed or let pass bind nobody any more.",
        run=brought(spent),
        after={"cases": "a card that this act exposes stays exposed"},
    ),
    Pass(
        name="open-cards-back",
        does="An exposed card that was played and has gone back lies open again.",
        run=settled(with_open_cards_back),
        laws=("professor-1862 L20 L33", "jerome-1877 12.1", "leeds-dwight-1888 46"),
        after={"orders-spent": "a card just played is noted there"},
    ),
    Pass(
        name="moot-cases",
        does="Cases end of which nothing is left: the card went back, or what would follow is done.",
        run=settled(without_moot_cases),
        after={"cases": "a new case may have sent a card back"},
    ),
    Pass(
        name="early-claims",
        does="Claims of a call disobeyed are ruled on once the player can obey no more.",
        run=settled(with_early_claims_due),
        laws=("professor-1862 L29", "leeds-dwight-1888 54"),
        after={"moot-cases": "a player who took the card back has obeyed"},
    ),
    Pass(
        name="claims-proved",
        does="Claims of a revoke are ruled on that a later card proves.",
        run=brought(lambda before, now, act: with_claims_proved(before, now)),
        after={"cases": "the card that proves it makes it a case", "moot-cases": "a revoke mended is none"},
    ),
    Pass(
        name="claims-of-void-deal",
        does="Claims and points of a deal that has become void lapse.",
        run=brought(lambda before, now, act: without_claims_of_void_deal(before, now)),
        laws=("modern m.10", "professor-1862 L10", "jerome-1877 5.11"),
        after={"claims-proved": "revokes of both sides make a deal void"},
    ),
    Pass(
        name="deadlines-again",
        does="Cases end whose time has been ended by what the act brought on.",
        run=brought(without_cases_out_of_time),
        after={"cases": "a new case may end the hand or the deal", "claims-proved": "so may a claim"},
    ),
    Pass(
        name="forfeits",
        does="Nothing is offered any more of which a forfeit has made an end.",
        run=settled(without_forfeited),
        laws=("modern m.11", "jerome-1877 18.7"),
        after={"deadlines-again": "a default may be the forfeit"},
    ),
    Pass(
        name="choices-of-void-deal",
        does="Nothing is left to choose in a deal that has become void.",
        run=brought(lambda before, now, act: without_choices_of_void_deal(before, now)),
        laws=("modern m.10", "professor-1862 L5"),
        after={"deadlines-again": "a default may make the deal void"},
    ),
    Pass(
        name="cards-of-absent",
        does="Cards that players who sit out put to a trick take no trick, once nobody may claim them.",
        run=settled(without_cards_of_absent),
        laws=("modern alone-partner trick-win",),
        after={
            "deadlines-again": "the time to claim them has to be over",
            "forfeits": "a forfeit leaves them",
        },
    ),
    Pass(
        name="notice-answered",
        does="Notice drawn to a trick is answered where nothing follows from it.",
        run=brought(notice_answered),
        laws=("leeds-dwight-1888 83",),
        after={"cases": "notice that matters is ruled on there"},
    ),
    Pass(
        name="breach",
        does="An act that regular play refuses is named, if nothing else is said of it.",
        run=brought(breach_told),
        after={
            "cases": "an irregularity with a law of its own is no mere breach",
            "notice-answered": "an act is answered once",
        },
    ),
    Pass(
        name="lead-undone",
        does="Cards go back that were led after a trick whose winner has changed.",
        run=brought(with_lead_undone),
        after={"move": "the card owed to the trick has to lie there"},
    ),
    Pass(
        name="earlier-claims",
        does="Claims about the deal before are judged when their time is over, and its score is put right.",
        run=brought(earlier_claims_judged),
        laws=("leeds-dwight-1888 62 68",),
        after={"earlier-deadlines": "these end their time"},
    ),
    Pass(
        name="partner-waiting",
        does="A partner who joined waits for the next lead again, if their first trick has gone back.",
        run=settled(with_partner_waiting),
        laws=("jerome-1877 9.8 14.2",),
        after={
            "cases": "a remedy may send the trick back",
            "cards-of-absent": "so may a card that is no part of it",
        },
    ),
    Pass(
        name="remedies-played",
        does="Cards that count as played by a remedy are played.",
        run=deemed_played,
        after={"cases": "remedies tell which", "partner-waiting": "it settles who plays to the trick"},
    ),
    Pass(
        name="turn-up-left",
        does="The turn-up lies on the pack while its dealer has left it by playing without a discard.",
        run=settled(with_turn_up_left),
        laws=("jerome-1877 s.3",),
        after={"remedies-played": "a card may have gone back, or counts as played"},
    ),
    Pass(
        name="waiting-call",
        does="A card called from a jambone hand before the lead counts with the lead.",
        run=waiting_call_counted,
        laws=("professor-1862 S5 S8",),
        after={
            "move": "the lead has to be made",
            "turn-up-left": "the call is an act of its own, after the lead",
        },
    ),
    Pass(
        name="score",
        does="The score is what is due, and the next dealer follows from it.",
        run=settled(with_score),
        after={
            "earlier-claims": "a game may have been won by the deal before",
            "waiting-call": "nothing that counts may come after it",
        },
    ),
)
"""What the referee does about every act, in order."""

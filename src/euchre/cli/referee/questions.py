"""Answers questions that people ask at the desk: who led, whose turn it is, what is trump."""

from __future__ import annotations

import re
from collections.abc import Callable

from ...acts import Waiver
from ...cards import NO_TRUMP
from ...deal import Deal, Trick
from ...game import Score, due_now, to_draw
from ...pictures import how_trump_was_made, tally
from ...seats import BySide, Seat
from ...table import RefereedTable
from ...table.physical.handling import leader_due
from ...table.settlement import is_void
from ...table.speech.answers.bystanders import of_bystanders
from ...table.speech.plain import plain
from ...table.speech.unsettled.still_open import claims_to_prove
from ...table.speech.words import ruling_text
from ..seating.telling import together

NOW = re.compile(
    r"what(?: be)?|(?:and )?what (?:now|next|happens?|happen next|do (?:i|we|you)(?: have to| need to)? do"
    r"(?: now| next| here)?|do (?:i|we) (?:type|say|enter|write)(?: now| next| here)?|do"
    r"|can .*|may .*|must .*|should .*|be next|be due|be to do)(?: now| next)?"
    r"|who (?:can|may) .*|can .* choose .*|who (?:have|get) (?:choice|say|right|option)(?: .*)?"
    r"|who (?:get to )?(?:choose|decides?)(?: .*)?|whose (?:choice|decision|option) be (?:it|that)"
    r"|what be (?:options?|choices?|possible)"
)
"""Plain words that ask what may or must be done now."""
WHY = re.compile(
    r"(?:but )?why(?: not)?(?: be (?:that|it))?|(?:by )?(?:which|what) law(?: be (?:that|it))?|where "
    r"be that from"
)
"""Plain words that ask for the laws of the last ruling."""
UNDO = re.compile(
    r"undo(?: it)?|scratch(?: it)?|strike(?: it)?|cancel(?: it)?|go back|that be (?:wrong"
    r"|mistake)|oops|sorry"
    r"|(?:delete|remove|forget)(?: last)?(?: entry| one| line)?|(?:i )?make mistake|that do not "
    r"happen|last entry be wrong"
)
"""Plain words that take back the last entry."""
UNDO_SEVERAL = re.compile(
    r"(?:undo|delete|drop|remove|scratch|strike|cancel|take back|forget) last (?P<number>[2-9])"
    r"(?: (?:entries|lines|things|acts))?"
)
"""Plain words that take back several entries."""


QUESTION = re.compile(
    r"(?:(?:and|so|but) )?(?:who|whose|what|which|how|when|where|why)(?:'s)?\b(?!.*\.$).*|.+\?", re.IGNORECASE
)
"""A line that asks something."""
ANSWERED = (
    "Ask for example 'who leads?', 'whose turn is it?', 'who has the choice?', 'who deals next?', 'what is "
    "trump?', 'what is the score?', 'what now?' or 'why?'"
)
"""Questions that are answered, for somebody whose question is not."""


def answer_to(text: str, table: RefereedTable) -> str | None:
    """The answer to a question about the table; None for a text that is no such question."""
    if (told := of_bystanders(text, table)) is not None:
        return told
    asked = plain(text, table)
    for pattern, answer in _ANSWERS:
        match = pattern.fullmatch(asked)
        if match is not None:
            return answer(match, table)
    return None


def _turn(match: re.Match[str], table: RefereedTable) -> str:
    return who_is_to_act(table) or _next_dealer(match, table)


def who_is_to_act(table: RefereedTable) -> str:
    """Who is to act, and what others may do before; empty between deals."""
    waiting = due_now(table.sitting)
    may = {due.actor: [act for act in due.acts if not isinstance(act, Waiver)] for due in waiting}
    bound = [due.actor for due in waiting if len(may[due.actor]) == len(due.acts)]
    if not bound:
        return f"{' or '.join(map(str, may))} is to act." if may else ""
    first = [
        f"before that, '{acts[0]}' may come" for actor, acts in may.items() if actor not in bound and acts
    ]
    return "; ".join((f"{' or '.join(map(str, bound))} is to act", *first)) + "."


def _next_dealer(match: re.Match[str], table: RefereedTable) -> str:
    return who_deals(table)


def who_deals(table: RefereedTable) -> str:
    """Who deals next, or who has to cut for it."""
    if not table.sitting.is_between_deals:
        return f"{table.code.seating.left_of(table.deal.dealer)} deals next, unless this deal is dealt again."
    dealer = table.sitting.next_dealer
    return _who_cuts(table) if dealer is None else f"{dealer} deals next."


def _who_cuts(table: RefereedTable) -> str:
    """Who has to cut for the deal, or cut again after a tie; who gets the next card where a jack decides."""
    sitting = table.sitting
    waiting = to_draw(sitting)
    if table.code.first_deal == "first_jack" or not sitting.draws:
        return "The players draw for the deal."
    who = together(map(str, waiting))
    tie = all(any(draw.actor == seat for draw in sitting.draws) for seat in waiting)
    if not tie:
        return f"{who} {'has' if len(waiting) == 1 else 'have'} still to cut for the deal."
    if len(waiting) == 1:
        return f"{who} has to cut again for the deal."
    return f"{who} have cut alike and cut again for the deal."


def _dealer(match: re.Match[str], table: RefereedTable) -> str:
    if table.sitting.deal is None:
        return _next_dealer(match, table)
    dealt = f"{table.deal.dealer} dealt this deal"
    if is_void(table):
        return f"{dealt}, which is void. {_next_dealer(match, table)}"
    return f"{dealt}, which is over. {_next_dealer(match, table)}" if table.deal.is_over else f"{dealt}."


def _leader(match: re.Match[str], table: RefereedTable) -> str:
    deal = table.sitting.deal
    if deal is None or deal.trump is None:
        return "No card is led before the trump is settled."
    if deal.trick is not None:
        first = deal.trick.plays[0]
        return f"{first.actor} led {first.card} to trick {len(deal.tricks)}. {_turn(match, table)}"
    before = "" if not deal.tricks else f"{deal.tricks[-1].leader} led to trick {len(deal.tricks)}. "
    if deal.is_over:
        return f"{before}The hand is over."
    return f"{before}{leader_due(deal)} leads to trick {len(deal.tricks) + 1}. {_turn(match, table)}"


def _trump(match: re.Match[str], table: RefereedTable) -> str:
    deal = table.sitting.deal
    if deal is not None and deal.finished_tricks and match[0] in ("who take it", "who take that"):
        return _winner(match, table)
    if deal is None or deal.trump is None:
        turned = None if deal is None else deal.turn_up
        return "Trump is not settled yet" + (f"; {turned} is turned up." if turned else ".")
    if deal.trump is NO_TRUMP:
        return f"Nothing is trump: no trump was {how_trump_was_made(deal.calling)}."
    return f"Trump is {deal.trump}, {how_trump_was_made(deal.calling)}."


def _lone(match: re.Match[str], table: RefereedTable) -> str:
    lone = None if table.sitting.deal is None else table.deal.calling.lone
    return "Nobody plays alone." if lone is None else f"{lone} plays alone."


def _turn_up(match: re.Match[str], table: RefereedTable) -> str:
    card = None if table.sitting.deal is None else table.deal.turn_up
    return "No card is turned up yet." if card is None else f"{card} was turned up."


def _tricks(match: re.Match[str], table: RefereedTable) -> str:
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


def _hand_size(match: re.Match[str], table: RefereedTable) -> str:
    code = table.code
    return f"Each player is dealt {code.hand_size} cards; the pack has {len(code.pack)}."


def _winner(match: re.Match[str], table: RefereedTable) -> str:
    won = table.sitting.score.won_by is not None and table.sitting.is_between_deals
    if won or match[0].endswith("game"):
        return _game(match, table)
    tricks = () if table.sitting.deal is None else table.deal.finished_tricks
    return f"{tricks[-1].winner} took trick {len(tricks)}." if tricks else "No trick is complete yet."


def _game(match: re.Match[str], table: RefereedTable) -> str:
    won = table.sitting.score.won_by
    if won is None:
        return f"Nobody has won the game yet: {tally(table.sitting.score.points)}."
    return f"{won} {game_won(table)}."


def game_won(table: RefereedTable) -> str:
    """What the side that has won the game has done, as far as no claim of a revoke is still to be proved."""
    if any(claims_to_prove(table)):
        return "won the game, unless the revoke that is claimed is proved"
    return "won the game"


def _sits_out(match: re.Match[str], table: RefereedTable) -> str:
    deal = table.sitting.deal
    out = () if deal is None else tuple(seat for seat in table.code.seating.seats if seat not in deal.active)
    if not out:
        return "Nobody sits out."
    alone = "" if deal is None or deal.calling.lone is None else f" while {deal.calling.lone} plays alone"
    return f"{' and '.join(map(str, out))} {'sits' if len(out) == 1 else 'sit'} out{alone}."


def _who_played(match: re.Match[str], table: RefereedTable) -> str:
    played = () if table.sitting.deal is None else table.deal.tricks
    for number, trick in enumerate(played, 1):
        for play in trick.plays:
            if str(play.card) == match["card"]:
                return f"{play.actor} played {play.card} to trick {number}."
    return f"{match['card']} has not been played in this deal."


def _on_the_table(match: re.Match[str], table: RefereedTable) -> str:
    tricks = () if table.sitting.deal is None else table.deal.tricks
    if not tricks:
        return "No card has been played in this deal."
    return f"Trick {len(tricks)}: {cards_played(tricks[-1])}."


def cards_played(trick: Trick) -> str:
    """The cards of a trick, each after its player: `B KS, C 9D`."""
    return ", ".join(f"{play.actor} {play.card}" for play in trick.plays)


def _allowed(match: re.Match[str], table: RefereedTable) -> str:
    if not table.last_rulings:
        return "The referee has nothing to say against the last entry."
    return " ".join(ruling_text(ruling, table.code) for ruling in table.last_rulings)


def _deals_left(match: re.Match[str], table: RefereedTable) -> str:
    """How many deals are scored of a fixed number; else that points end a game and no number of deals."""
    needed, deals = table.code.game_points, table.code.deals_in_game
    if deals:
        return (
            f"{table.sitting.score.deals} of {deals} deals are scored. The side ahead after the last one "
            f"wins the game, or the side that first has {needed} points; while the sides are level, one more "
            f"deal is played. {_score(match, table)}"
        )
    return (
        f"No number of deals is set: the side that first has {needed} points wins the game. "
        f"{_score(match, table)}"
    )


def _score(match: re.Match[str], table: RefereedTable) -> str:
    return f"Score: {standing(table.sitting.score)}."


def standing(score: Score) -> str:
    """The points and the games of all sides: `A+C 3, B+D 2; games A+C 0, B+D 1`."""
    return f"{tally(score.points)}; games {tally(score.games)}"


def _partner(match: re.Match[str], table: RefereedTable) -> str:
    partner = table.code.seating.partner(Seat.from_text(match["seat"]))
    return (
        f"{match['seat']} has no partner in this game."
        if partner is None
        else f"{partner} is {match['seat']}'s partner."
    )


_Answer = Callable[[re.Match[str], RefereedTable], str]
_CARD = "(?P<card>[0-9TJQKA][SHDC]|joker)"
_ANSWERS: tuple[tuple[re.Pattern[str], _Answer], ...] = tuple(
    (re.compile(pattern), answer)
    for pattern, answer in (
        (
            r"(?:who|whose) (?:be |have |must |should |do )?(?:to )?lead"
            r"(?: (?:be it|first|next|now|trick.*|to.*|it|that|card|off))?"
            r"|who (?:start|begin|go first)",
            _leader,
        ),
        (
            r"(?:whose|who be|who 's) (?:turn|go|play|call|bid|next|up|to (?:act|play|call|speak"
            r"|go))(?: (?:be )?(?:it|next|now))*"
            r"|who (?:play|speak|call|go|be) next|be it (?:my|[A-D] 's) (?:turn|go)|who (?:play|speak"
            r"|call) now",
            _turn,
        ),
        (
            r"(?:whose|who) (?:be )?deal next|who be next (?:dealer|to deal)|(?:whose|who) next "
            r"deal(?: be it)?",
            _next_dealer,
        ),
        (
            r"who (?:be )?deal(?: (?:this|it|this hand|card|hand))?|whose deal(?: (?:be )?(?:it|this))*|who "
            r"be dealer",
            _dealer,
        ),
        (
            r"(?:what|which|how) (?:be )?(?:score|game|point|it stand)(?: (?:be it|now|stand|like))?"
            r"|how (?:do )?(?:we|game|score|it) stand|who be (?:ahead|winning|win)|game be over",
            _score,
        ),
        (
            r"be (?:it|game) (?:over|finish(?:ed)?)(?: (?:yet|now|already))?"
            r"|(?:have|do) (?:anybody|anyone|somebody|someone) w[io]n(?: (?:it|game|yet|now|already))*",
            _game,
        ),
        (
            r"(?:what|which)(?: suit)?(?: be)?(?: it)? trump(?:s)?(?: be it| suit)?|what (?:be|do "
            r"[A-D]) make(?: it)?|what suit be it",
            _trump,
        ),
        (
            r"who (?:make|call|order|name|declare|choose|take|pick)(?: (?:it|trump|suit|up|it up|up "
            r"it))?|who be maker",
            _trump,
        ),
        (
            r"(?:what|which)(?: card)? (?:be )?(?:turn(?: up| down)?|turn-up|up)(?: be it)?|what "
            r"(?:do [A-D] )?turn up",
            _turn_up,
        ),
        (
            r"(?:(?:it |that )?be (?:it |now )?)?[12](?: trick)? (?:each|all|apiece)"
            r"|(?:it |that )?be [0-4] trick to (?:[0-4]|none|nothing)"
            r"|how many trick.*|who (?:have|take) (?:how many|most) trick|(?:what|which) trick be "
            r"(?:it|this)|trick",
            _tricks,
        ),
        (
            r"who (?:win|take|get)(?: (?:it|that|trick(?: [1-5])?|game|hand|last trick))?|whose "
            r"trick(?: be it| be that)?",
            _winner,
        ),
        (
            r"how many (?:more )?(?:deals?|hands?|rounds?)(?: (?:be|do))*(?: (?:we|they|it|there))*"
            r"(?: (?:be|have|need))?(?: (?:left|remaining|to (?:go|play|come)|still|more))*"
            r"(?: (?:to play|in .*))?"
            r"|how (?:long|much)(?: longer)?(?: (?:be|do|will))?(?: (?:game|we|it))?"
            r"(?: (?:last|go on|left))+",
            _deals_left,
        ),
        (r"how many card (?:should|do|must|may|can|have|be) .*", _hand_size),
        (rf"who (?:play|lead|have|put)(?: down)? {_CARD}", _who_played),
        (
            r"who (?:play|lead|have|put)(?: down)? (?:[789]|10|ten|jack|queen|king|ace|trump|bower|it"
            r"|that|card)",
            _on_the_table,
        ),
        (
            r"what (?:be )?(?:lead|play|on table)(?: (?:to )?.*)?|what do [A-D] (?:lead|play)|which "
            r"card be (?:lead|play)",
            _on_the_table,
        ),
        (
            r"(?:be|can|may|do) (?:(?:it|this|he|she|they|[A-D]) )?(?:do(?: (?:it|this))?"
            r"|allow(?:ed)?|ok|okay|legal|lawful|fine|right|fair|alright|permitted)"
            r"|be (?:it |this )?(?:misdeal|revoke|renege|irregular|penal|mistake|foul|fault)"
            r"|(?:what|which) (?:be )?penalty.*|be (?:it )?(?:a |any )?penalty.*|what happens? to .*"
            r"|do (?:(?:it|this|call|card|deal|hand|trick) )?(?:count|stand|matter)",
            _allowed,
        ),
        (r"who be (?P<seat>[A-D]) 's partner", _partner),
        (r"who (?:sit|be|go|stay|drop)(?: sit)? out(?: of it)?|who do not play", _sits_out),
        (
            r"who (?:play|go|be)(?: it)? alone|(?:be|do) (?:anybody|anyone|somebody|someone) (?:play )?alone",
            _lone,
        ),
    )
)
"""Questions in plain words, each with the function that answers."""

"""The person at the terminal: shows them the table, asks for an act and reads the answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ... import acts
from ...acts import Act, Waiver
from ...chance import SEAT, Stream
from ...deal import Deal, Due, IllegalAct, Reason, breaches, dues
from ...explain import Explanation, explain_choice
from ...explain.wording import listed
from ...game import Sitting
from ...laws import Code
from ...laws.register import load_register
from ...pictures import Line, Span, Tone, deal_of_game, tally, tone_of
from ...view import SeatView, view_of
from .asking import cards_shown, cards_to_choose, offer, request
from .person import PersonAtTerminal, PlayerLeft
from .reading import TerminalCommand, UnclearInput, read_input

_VALUES: dict[type[acts.Act], tuple[str, ...]] = {
    acts.Call: ("alone_until", "all_pass"),
    acts.PlayAlone: ("alone_until", "dealer_alone_until"),
    acts.TakeOver: ("take_over", "take_over_after_pass", "take_over_until"),
    acts.DefendAlone: ("defend_alone",),
    acts.AskNewDeal: ("weak_hand_deals_again",),
    acts.GoUnder: ("farmers_hand",),
    acts.GiveCard: ("partners_best",),
    acts.Discard: ("may_bury_turn_up", "may_decline_turn_up"),
    acts.DeclineTurnUp: ("may_decline_turn_up",),
    acts.TakeDummy: ("dummy",),
    acts.JamboneCall: ("jambone", "lead_against_lone"),
    acts.Play: ("lead_against_lone",),
    acts.LayDown: ("lay_down",),
    acts.ThrowIn: ("throw_in",),
    acts.Assent: ("lay_down", "throw_in"),
    acts.FixSuit: ("joker",),
}
_REASONS: dict[type[acts.Act], Reason] = {
    acts.Call: Reason.CALL_NOT_YOUR_TURN,
    acts.Discard: Reason.DISCARD_FINAL,
    acts.Play: Reason.DOES_NOT_FOLLOW,
    acts.JamboneCall: Reason.NOT_CALLABLE,
}


def relevant_laws(code: Code, choices: Iterable[acts.Act]) -> Iterator[str]:
    """Return the ids of the laws that bear on some acts, once each; of values that a house changes, none."""
    choices = tuple(choices)
    names: list[str] = []
    for kind in dict.fromkeys(type(act) for act in choices):
        if kind in _REASONS:
            yield from code.reasons.get(_REASONS[kind].value, ())
        names += _VALUES.get(kind, ())
    for act in choices:
        if isinstance(act, acts.Call):
            names += ["naming_turned_down_suit", "stick_the_dealer"] if act.word is acts.CallKind.MAKE else []
            names += ["assist_must_be_alone"] if act.word is acts.CallKind.ASSIST else []
    for name in dict.fromkeys(names):
        yield from () if name in code.changes else code.laws.get(name, ())


HELP = """Cards: by name (9H, h9, 10h) or by the number below the card.
Calls: by their words or beginnings: pass, order up, hearts, hearts alone.
help   this list
law    the laws on the choice before you, or on the last refusal
score  the score
last   the last trick
hint   what the adviser would do in your place
why    the adviser's reasons, with the maxim behind them
quit   stop here"""


@dataclass(frozen=True, slots=True)
class _Moment:
    """The situation in which the person is asked."""

    deal: Deal
    number: int
    """Number of the deal."""
    view: SeatView
    due: Due
    lawful: tuple[Act, ...]
    """The acts due, and the rights that the person may use besides."""


@dataclass(slots=True)
class TerminalPlayer(PersonAtTerminal):
    """The person at the terminal in enforced play, with an adviser to ask."""

    seed: int
    refusal: IllegalAct | None = None
    """The last refusal; None once an act has been accepted."""

    def choose(self, sitting: Sitting, deal: Deal, due: Due) -> Act:
        """Return the person's act in the deal of a sitting. Asks until it is lawful. Raises PlayerLeft."""
        own = [act for one in dues(deal) if one.actor == self.seat for act in one.acts]
        also = tuple(act for act in own if act not in due.acts)
        view = view_of(deal, self.seat, sitting.score)
        self._show_choices(view, due.acts)
        self.show(request(view, due.acts, also))
        moment = _Moment(deal, sitting.deals, view, due, (*due.acts, *also))
        while True:
            line = self.ask("> ")
            answer = self._answer(moment, line) if line else None
            if answer is not None:
                return answer

    def offered(self, sitting: Sitting, deal: Deal, acts: tuple[Act, ...]) -> Act | None:
        """Return the right that the person uses before it is closed; None if they pass it up. Raises
        PlayerLeft."""
        view = view_of(deal, self.seat, sitting.score)
        self._show_choices(view, ())
        self.show(offer(view, acts))
        waiver = Waiver(self.seat)
        due = Due(self.seat, (*acts, waiver), "opening lead", awaited=False)
        moment = _Moment(deal, sitting.deals, view, due, due.acts)
        while True:
            line = self.ask("> ")
            answer = self._answer(moment, line) if line else waiver
            if answer is not None:
                return None if answer == waiver else answer

    def _answer(self, moment: _Moment, line: str) -> Act | None:
        """Return a lawful act; None after a command or an error."""
        meaning = read_input(line, moment.lawful, cards_shown(moment.view, moment.lawful), self.seat)
        if isinstance(meaning, UnclearInput):
            self.say(f"{meaning.sentence[:1].upper()}{meaning.sentence[1:]}.", Tone.BAD)
            return None
        first = meaning[0]
        if isinstance(first, TerminalCommand):
            self._command(first, moment)
            return None
        if first in moment.lawful:
            self.refusal = None
            return first
        for fault in breaches(moment.deal, first):
            self.refusal = fault
            self.say(f"Not allowed: {fault}.", Tone.BAD)
        return None

    def _command(self, command: TerminalCommand, moment: _Moment) -> None:
        view, due = moment.view, moment.due
        match command:
            case TerminalCommand.HELP:
                self.show((Span(text),) for text in HELP.split("\n"))
                self.show(request(view, due.acts, tuple(act for act in moment.lawful if act not in due.acts)))
            case TerminalCommand.LAW:
                self._law(view.code, moment.lawful)
            case TerminalCommand.SCORE:
                self._score(view)
            case TerminalCommand.LAST:
                self.show(_last_trick(view))
            case TerminalCommand.HINT:
                self.say(f"Hint: {self._advice(moment).hint if due.awaited else 'Pass it up.'}")
            case TerminalCommand.WHY:
                self._why(moment)
            case TerminalCommand.QUIT:
                raise PlayerLeft

    def _law(self, code: Code, lawful: tuple[Act, ...]) -> None:
        """Show the laws of the last refusal, or those that bear on the choice, in their own words."""
        ids = relevant_laws(code, lawful)
        if self.refusal is not None:
            ids = iter(self.refusal.laws)
            self.say(f"Refused: {self.refusal.message}.")
        register = load_register(code.register)
        wordings = [f"{code.register} {law}: {register[law].says}" for law in dict.fromkeys(ids)]
        for wording in wordings or ["The code is silent on this."]:
            self.say(wording, Tone.FAINT)

    def _score(self, view: SeatView) -> None:
        self.say(f"Points: {tally(view.points)} of {view.code.game_points}. Games: {tally(view.games)}.")
        if number := deal_of_game(view.code, view.deals):
            self.say(f"Deal {number}.")
        if view.code.rubber_games:
            won = listed([str(game.winner) for game in view.this_rubber]) or "nobody yet"
            self.say(f"Games of this rubber: {won}. Rubber points: {tally(view.rubber_points)}.")

    def _why(self, moment: _Moment) -> None:
        if moment.due.awaited:
            for paragraph in self._advice(moment).paragraphs:
                self.show(paragraph.lines())
        else:
            self.say("You need not use this right; no maxim covers it.")

    def _advice(self, moment: _Moment) -> Explanation:
        stream = Stream(self.seed, moment.number, SEAT + self.seat, len(moment.deal.acts))
        return explain_choice(moment.view, moment.due, stream, listener=self.seat)

    def _show_choices(self, view: SeatView, due: tuple[Act, ...]) -> None:
        self.show_table(view, cards_shown(view, due), cards_to_choose(due))


def _last_trick(view: SeatView) -> Iterator[Line]:
    if not view.finished_tricks:
        yield (Span("No trick is complete yet."),)
        return
    trick = view.finished_tricks[-1]
    spans = [Span("Last trick: ")]
    for play in trick.plays:
        spans += [Span(f"{play.actor} "), Span(play.card.text, tone_of(play.card)), Span(", ")]
    yield (*spans[:-1], Span(f"; {trick.winner} won it."))

"""Replies for learning: hints, reviews and puzzles."""

from __future__ import annotations

import msgspec

from .replies import DealView, Part


class Said(Part, frozen=True):
    """A sentence as a key with values, for pages in another language than English."""

    key: str
    values: dict[str, str | int | float | list[str]]
    """Seats, cards, suits and acts as text, numbers, and lists of texts."""


class Hint(Part, frozen=True):
    """What an expert would do in your place, and why; it uses only what you may know."""

    act: str
    """The act, as text to send back in `act`."""
    action: str
    """What to do, in words."""
    reason: str
    """The one reason that decides; empty if the maxim says it."""
    closeness: str
    """How close the choice is; empty if only one act is legal."""
    maxim: str
    """The maxim that applies, with its author; empty if there is none."""
    details: list[str]
    """The facts, figures and maxims behind it, in paragraphs."""
    seq: int = 0
    """Number of the event after which it holds."""
    said: list[list[Said]] = msgspec.field(default_factory=list)
    """What `action`, `reason`, `closeness` and `maxim` say."""
    details_said: list[list[Said]] = msgspec.field(default_factory=list)
    """What `details` say, in paragraphs."""


class LessonTitle(Part, frozen=True):
    """A lesson in the list of lessons."""

    id: str
    title: str
    goal: str
    steps: int


class LessonList(Part, frozen=True):
    """All lessons, in their order."""

    lessons: list[LessonTitle]


class LessonPosition(Part, frozen=True):
    """One step of a lesson: the text, the question and the position."""

    lesson: str
    title: str
    step: int
    """Its number, counted from 0."""
    steps: int
    words: str
    code: str
    seats: list[str]
    you: str
    deal: DealView


class LessonAnswer(Part, frozen=True):
    """What is said about an answer."""

    is_right: bool
    words: str
    act: str = ""
    """The answer."""
    reason: str | None = None
    """Why the rules do not allow it, as a refusal names it; null if they do."""


class GlanceSection(Part, frozen=True):
    """Some rules under a heading."""

    title: str
    rules: list[str]


class Glance(Part, frozen=True):
    """The rules of a game on one page."""

    code: str
    title: str
    sections: list[GlanceSection]


class ReviewState(Part, frozen=True):
    """How far a review is."""

    place: int
    """Number of reviews that come first; 0 once it runs."""
    done: int
    """Number of deals reviewed."""
    total: int | None
    """Number of deals; null until the record has been read."""
    is_over: bool
    """Whether it is done, or was stopped."""
    trouble: str
    """Why it was stopped; empty otherwise."""
    seat: str | None = None
    """The seat of the person in a game that they keep; null for a shared game."""


class ReviewOpened(Part, frozen=True):
    """Where the review of an uploaded record is."""

    path: str
    """The path of its page, for the guest who uploaded it."""


class PuzzlePosition(Part, frozen=True):
    """A puzzle: a position with one clearly best choice, as the seat that has to choose sees it."""

    id: str
    code: str
    seats: list[str]
    you: str
    """The seat that has to choose."""
    question: str
    difficulty: str
    """In words: easy, moderate, hard or very hard."""
    rating: int
    themes: list[str]
    title: str
    """The title of a published position; empty for others."""
    deal: DealView
    question_said: list[Said] = msgspec.field(default_factory=list)
    """What `question` says."""


class PuzzleTheme(Part, frozen=True):
    """A theme of puzzles."""

    name: str
    title: str
    count: int


class PuzzleThemes(Part, frozen=True):
    """The themes, and how many puzzles have each."""

    themes: list[PuzzleTheme]
    puzzles: int


class PuzzleChoice(Part, frozen=True):
    """An option of a puzzle, and what it is worth from what the seat can know."""

    act: str
    points: float | None
    """Expected points; null where the record shows too little for an estimate."""
    game: float | None
    """Chance to win the game; null where the code values points."""


class SolverStrength(Part, frozen=True):
    """The rating of a solver by the Glicko-2 rules."""

    rating: float
    deviation: float
    volatility: float


class PuzzleSolution(Part, frozen=True):
    """The answer to a puzzle."""

    is_right: bool
    verdict: str
    best: str
    options: list[PuzzleChoice]
    """All options, the best first."""
    details: list[str]
    """Why the best choice is best, in paragraphs."""
    layout: str
    """The other cards of the deal that it is from: one layout of many."""
    source: str
    """Where a published position is printed; empty for others."""
    strength: SolverStrength
    """The solver's rating after this answer."""
    solver: SolverRecord | None = None
    """What the guest has solved so far; null without a session."""
    details_said: list[list[Said]] = msgspec.field(default_factory=list)
    """What `details` say, in paragraphs."""
    verdict_said: list[Said] = msgspec.field(default_factory=list)
    """What `verdict` says."""
    layout_said: list[Said] = msgspec.field(default_factory=list)
    """What `layout` says."""


class SolverRecord(Part, frozen=True):
    """What a guest has solved, as the server keeps it."""

    strength: SolverStrength | None
    """The rating; null before the first answer."""
    solved: int
    tried: int
    streak: int
    """Days in a row, up to today or yesterday, on which the puzzle of the day was solved at once."""
    done: list[str]
    """Ids of the puzzles tried, the oldest first."""


class CostOfChoices(Part, frozen=True):
    """What a seat's choices cost in a game, from its review, and the account of the result in points."""

    effort: str
    deals: int
    per_deal: float
    """Points lost per deal."""
    error: float
    """Standard error of that."""
    phases: dict[str, float]
    """Points lost per deal, by phase."""
    marks: dict[str, int]
    """How many choices got each mark."""
    account: dict[str, float]
    """`result`, and its parts `dealt`, `hidden`, `own`, `partner` and `adversaries`."""


class ProgressGame(Part, frozen=True):
    """A finished game that the guest keeps."""

    table: str
    game: int
    seat: str
    code: str
    won: bool
    points: str
    """Points of the own side and of the others, such as `10-7`."""
    at: int
    """When it ended, in milliseconds of Unix time."""
    cost: CostOfChoices | None
    """Null until the game has been reviewed."""


class CodeFigures(Part, frozen=True):
    """What the guest did in the games of one code, as the seat that they keep."""

    code: str
    games: int
    won: int
    counted: int
    """Games whose record can be read; the figures that follow are of these."""
    deals: int
    """Deals in which trump was made."""
    points: int
    """Points of the own side."""
    points_against: int
    """Points of all other sides."""
    calls: int
    """Deals in which the guest made trump."""
    calls_made: int
    """Of these, those that were no euchre."""
    lone_hands: int
    """Deals that the guest played alone."""
    lone_marches: int
    """Of these, those with every trick."""
    defences: int
    """Deals in which another side made trump."""
    euchres: int
    """Of these, those in which it was euchred."""


class PartnerFigures(Part, frozen=True):
    """The games with one partner."""

    name: str | None
    """Null for computer players, and for people who do not keep the game."""
    games: int
    won: int


class MyFigures(Part, frozen=True):
    """Figures of the finished games that the guest keeps."""

    codes: list[CodeFigures]
    """The code with the most games first."""
    partners: list[PartnerFigures]
    """The partner of the most games first; of games without partners there is none."""


class RatingPoint(Part, frozen=True):
    """The guest's rating after an answer."""

    at: int
    rating: float
    is_right: bool


class ReferencePlayer(Part, frozen=True):
    """The same figures of one of our own players."""

    name: str
    per_deal: float
    phases: dict[str, float]


class MyProgress(Part, frozen=True):
    """What the server keeps of a guest's games and puzzles, the oldest first."""

    games: list[ProgressGame]
    reference: list[ReferencePlayer]
    solver: SolverRecord
    ratings: list[RatingPoint]

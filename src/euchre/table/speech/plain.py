"""A sentence of an ordinary person in plain words: the base forms that `sentences` knows.

Players are capital letters, also where a sentence names them (`bob`) or their part (`the dealer`), cards
are letters (`KS`), numbers digits; articles and other small words are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ...acts import Act
from ...cards import SUITS, Suit
from ...deal import Deal, Stage
from ...deal.rights import dealer_exchanges
from ...seats import Seat, Seating
from ..state import RefereedTable
from .everyday import QUOTED, trump_known, with_cards
from .shortened import NUMBERS, ORDINALS, SHORTENED

_BASES = """
accuse: accuses accused | admit: admits admitted confesses confessed confess owns owned
announce: announces announced announcing | answer: answers answered
ask: asks asked asking | assist: assists assisted assisting
be: is are was were am been being | beg: begs begged | bid: bids bidding
break: breaks broke broken | brush: brushes brushed | bury: buries buried burying | concede: concedes conceded
call: calls called calling
card: cards | catch: catches caught | change: changes changed changing | choose: chooses chose chosen
claim: claims claimed claiming | close: closes closed | collect: collects collected collecting
correct: corrects corrected correcting
confer: confers conferred | consult: consults consulted
count: counts counted counting | cut: cuts cutting | deal: deals dealt dealing | declare: declares declared
defend: defends defended defending | discard: discards discarded discarding | do: does did
detach: detaches detached | discuss: discusses discussed
draw: draws drew drawn | drop: drops dropped dropping | expose: exposes exposed exposing
face: faces faced facing | fall: falls fell fallen | find: finds found finding | flash: flashes flashed
fold: folds folded | follow: follows followed following | forget: forgets forgot forgotten forgetting
gather: gathers gathered gathering | get: gets got | give: gives gave given giving
go: goes went going gone | have: has had having holds hold held | interrupt: interrupts interrupted
join: joins joined | keep: keeps kept | knock: knocks knocked raps rap taps tap | lay: lays laid laying
lead: leads led leading | leave: leaves leaving | let: lets | lift: lifts lifted
look: looks looked looking peeks peeked peek peeps peeped peep glances glanced | make: makes made making
mark: marks marked marking scores scored | mean: means meant | misdeal: misdeals misdealt
miss: misses missed | mix: mixes mixed mixing | name: names named naming | need: needs
object: objects objected | open: opens opened
overtrump: overtrumps overtrumped overruffs overruffed overruff
order: orders ordered ordering | pass: passes passed passing
pick: picks picked picking | play: plays played playing | point: points pts
propose: proposes proposed | put: puts putting | quit: quits quitted | reach: reaches reached
refuse: refuses refused refusing | remind: reminds reminded | revoke: revokes revoked revoking
revoke: renege reneges reneged reneging reneg
say: says said saying | see: sees saw seen | send: sends sent | show: shows showed shown showing
shuffle: shuffles shuffled shuffling | sit: sits sat sitting | spill: spills spilled
stand: stands stood | stick: sticks stuck | sluff: sluffs sluffed sloughs sloughed slough | suit: suits
take: takes took taken taking | talk: talks talked talking | tell: tells told telling
think: thinks thought | throw: throws threw thrown throwing tosses tossed toss chucks chucked chucking chuck
throw: flings flung fling slings slung sling hurls hurled hurl | touch: touches touched
trick: tricks | trump: trumps trumped ruffs ruffed ruff | turn: turns turned turning
turn: flips flipped flipping flip | use: uses used
waive: waives waived | want: wants wanted wishes wish | win: wins won winning | withdraw: withdraws withdrew
accept: accepts accepted accepting | agree: agrees agreed | allow: allows allowed | annul: annuls annulled
acknowledge: acknowledges acknowledged | begin: begins began | cancel: cancels cancelled
check: checks checked | decline: declines declined declining | demand: demands demanded demanding
elect: elects elected | end: ends ended ending | finish: finishes finished | wind: winds wound
disallow: disallows disallowed | bind: binds bound | fix: fixes fixed | mend: mends mended
set: sets setting
force: forces forced | help: helps helped helping | ignore: ignores ignored | insist: insists insisted
lapse: lapses lapsed | like: likes liked | lose: loses lost losing | oblige: obliges obliged
overlook: overlooks overlooked | permit: permits permitted | prefer: prefers preferred
recall: recalls recalled | redeal: redeals redealt | reject: rejects rejected | replace: replaces replaced
require: requires required | reserve: reserves reserved | save: saves saved | settle: settles settled
spoil: spoils spoiled | start: starts started starting | void: voids voided voiding
challenge: challenges challenged | charge: charges charged | complain: complains complained
deny: denies denied | dispute: disputes disputed | exchange: exchanges exchanged | notice: notices noticed
protest: protests protested | sneak: sneaks sneaked | slide: slides slid sliding
spot: spots spotted | stay: stays stayed
swap: swaps swapped | dump: dumps dumped | inspect: inspects inspected | retract: retracts retracted
spread: spreads spreading fan fans fanned
pull: pulls pulled | forgive: forgives forgave | misplay: misplays misplayed | hand: hands | packet: packets
""".strip()
_BASE = {
    form: base
    for row in re.split(r" \| |\n", _BASES)
    for base, _, forms in [row.partition(": ")]
    for form in (base, *forms.split())
}
_LEFT_OUT = frozenset(
    "the an their his her hers its our own just also please accidentally mistakenly really actually again "
    "wrongly incorrectly improperly that only so now himself herself themselves there i'm i've".split()
)
_NOUNS = frozenset(
    "card revoke renege trick point penalty heart spade diamond club king queen jack ace ten nine "
    "lead call "
    "deal suit jambone jamboree "
    "trump bower misdeal hand loner lone new wrong torn marked faced bad few lot player exposed bit".split()
)
"""Nouns and other words before which `a` is an article."""
_SUIT_WORDS = {
    f"{suit}{ending}": f"{suit}s" for suit in ("spade", "heart", "diamond", "club") for ending in ("", "s")
}
_SUIT_OF_LETTER = {suit.letter: suit.word for suit in SUITS}
_ROLES = ("dealer", "maker", "eldest hand", "eldest", "leader")


_OPENINGS = re.compile(
    r"^(?:(?:well|ok|okay|uh|um|oh|hm|and|then|so|but|wait|hold on|hang on|after that|sorry"
    r"|i think|i believe|i guess|it seems(?: to me)?|it looks like)[, ]+(?:that )?"
    r"|(?:(?:in|on) )?(?:the )?(?:second|next) (?:round|time a?round|go a?round)[,: ]+"
    r"(?=(?:\w+(?:,? and |, | )){1,4}(?:pass|mak|made|call|nam|bid|go|went|say|said|does|did))"
    r"|next[,:]? (?=[a-d](?:,| the\b))"
    r"|first(?:ly| of all)?[, ]+(?=[a-d] [a-z]{3})"
    r"|(?:hand|deal|game) [1-9][0-9]*: *|(?:the )?(?:first|second|third|next|last) (?:hand|deal): *)+",
    re.IGNORECASE,
)


def without_opening(text: str) -> str:
    """A text without words that only open a sentence: `well`, `and then`."""
    return _OPENINGS.sub("", text)


@dataclass(frozen=True, slots=True)
class _Spoken:
    """What of a table the words of a sentence depend on."""

    people: tuple[str | None, ...]
    seating: Seating
    parts: tuple[tuple[str, Seat], ...]
    """The words for parts in the deal that is on, with the player."""
    dealer_acts: Seat | None
    """The dealer, if `he` or `she` means them where they do what only the dealer does."""
    last: Seat | None
    trump: Suit | None
    done: int
    """How many tricks are complete."""


def _spoken(table: RefereedTable) -> _Spoken:
    deal = table.sitting.deal
    return _Spoken(
        people=table.sitting.people,
        seating=table.code.seating,
        parts=tuple(_parts(table)),
        dealer_acts=deal.dealer if deal is not None and _dealer_acts(deal) else None,
        last=last_player(table),
        trump=trump_known(table),
        done=0 if deal is None else len(deal.finished_tricks),
    )


def plain(text: str, table: RefereedTable) -> str:
    """A sentence in plain words."""
    return _plain(text, _spoken(table))


_READ = 4096
"""How many texts are kept with their plain words: the reader asks for those of one text many times."""


@lru_cache(maxsize=_READ)
def _plain(text: str, spoken: _Spoken) -> str:
    text = SIDE.sub(lambda side: side[0].upper().replace("+", " and "), text.strip())
    text = with_cards(_with_players(text, spoken), spoken.trump)
    text = re.sub(r"\b([2-6])([SHDC])\b", lambda low: f"{low[1]} of {_SUIT_OF_LETTER[low[2]]}", text)
    cards = re.findall(r"\b[7-9TJQKA][SHDC]\b", text)
    text = re.sub(r"\b[7-9TJQKA][SHDC]\b", "\ue000", text)
    text = re.sub(r"(?<=[a-z,] )A(?= )", "\ue001", text).lower()
    for short, whole in SHORTENED:
        text = re.sub(short, whole, text)
    text = re.sub(r"\b([a-d])'s\b", r"\1 's", text)
    words = re.findall(r"[\ue000\ue001a-z0-9'?-]+", text.rstrip(" ?!.").replace("10", "ten"))
    words = [word for word in _in_base_forms(words) if word not in _LEFT_OUT]
    known = iter(cards)
    return _with_tricks(" ".join(next(known) if word == "\ue000" else word for word in words), spoken.done)


SIDE = re.compile(r"(?<![\w+])[a-d](?:\+[a-d])+(?![\w+])", re.IGNORECASE)
"""Partners by their letters, as `A+C`."""
_ASKS_WHO = re.compile(r"who(?:se|'s)?\b", re.IGNORECASE)


def with_players(text: str, table: RefereedTable) -> str:
    """The text with letters for the players whom it names, or calls by their part in the deal."""
    return _with_players(text, _spoken(table))


@lru_cache(maxsize=_READ)
def _with_players(text: str, spoken: _Spoken) -> str:
    for seat, name in zip(Seat, spoken.people, strict=False):
        if name:
            text = _name_in_text(name).sub(str(seat), text)
    for seat, point in zip(spoken.seating.seats, COMPASS, strict=False):
        text = re.sub(rf"\b{point}\b", str(seat), text, flags=re.IGNORECASE)
    for role, seat in () if _ASKS_WHO.match(text) else spoken.parts:
        text = re.sub(rf"(?<!-)\b(?:the )?{role}(?!-)\b(?! of)", str(seat), text, flags=re.IGNORECASE)
        partner = spoken.seating.partner(seat)
        if partner is not None:
            text = re.sub(rf"\b{seat}'?s partner\b", str(partner), text, flags=re.IGNORECASE)
    for seat in spoken.seating.seats:
        partner = spoken.seating.partner(seat)
        if partner is not None:
            either = rf"\b(?:{seat}'?s partner|(?:the )?partner of {seat})\b"
            text = re.sub(either, str(partner), text, flags=re.IGNORECASE)
    if spoken.dealer_acts is not None and _OF_DEALER.match(text):
        text = re.sub("^(?:he|she|they)", str(spoken.dealer_acts), text, flags=re.IGNORECASE)
    return text if spoken.last is None else _OF_LAST.sub(str(spoken.last), text)


@lru_cache(maxsize=_READ)
def _name_in_text(name: str) -> re.Pattern[str]:
    """A name wherever it stands; one that is a word too, only as a name is written."""
    return (
        re.compile(rf"\b{re.escape(name)}\b(?! of\b)")
        if is_word_too(name)
        else re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
    )


def is_word_too(name: str) -> bool:
    """Whether a name is also a word of which the desk takes note: `Will`, `Mark`, `Jack`."""
    return name.lower() in _NAMES_AND_WORDS or name.lower() in vocabulary()


_NAMES_AND_WORDS = frozenset("will may can art drew hope grace rob chance jack ace king queen".split())
"""Names that people have, beside words of the game, that are words as well."""


def with_word_names(text: str, table: RefereedTable) -> str:
    """A text with letters for the players whose names are words too, except in quotation marks and where such
    a word opens a question: `will Bob order it up?`."""
    people = [(seat, name) for seat, name in zip(Seat, table.sitting.people, strict=False) if name]
    names = [(seat, name) for seat, name in people if is_word_too(name)]
    for seat, name in names:
        others = "|".join(re.escape(other) for _, other in people)
        if text.endswith("?") and re.match(rf"{re.escape(name)} (?:{others}|[A-D]|he|she|they|I)\b", text):
            continue
        pieces = QUOTED.split(text)
        text = "".join(
            piece if piece.startswith('"') else _name_in_text(name).sub(str(seat), piece) for piece in pieces
        )
    return text


COMPASS = ("north", "east", "south", "west")
"""Words for the seats from A on, in the order of play."""
_OF_LAST = re.compile(
    r"^(?!they (?:want|claim|demand|get|choose|ask for|insist on)\b.*\bpoints?\b)"
    r"(?:he|she|they)\b(?! and (?:he|she|they)\b)(?! (?:mark|take|score|forgot|all|both|pass\b|passed))",
    re.IGNORECASE,
)
_OF_DEALER = re.compile(
    r"(?:he|she|they) "
    r"(?:takes?|picks?|turns?|discards?|buries|keeps?|leaves?|took|picked|turned|discarded)\b",
    re.IGNORECASE,
)


def _dealer_acts(deal: Deal) -> bool:
    """Whether it is the dealer's to take up, turn down or discard now."""
    if deal.is_over:
        return False
    if deal.stage is Stage.PREPARING:
        return bool(dealer_exchanges(deal))
    return deal.stage is Stage.ORDERING and deal.turn == deal.dealer


def _parts(table: RefereedTable) -> Iterator[tuple[str, Seat]]:
    """The words for parts in the deal that is on, with the player."""
    deal = table.sitting.deal
    if deal is None:
        return
    yield "dealer", deal.dealer
    yield "eldest(?: hand)?", table.code.seating.left_of(deal.dealer)
    partner = table.code.seating.partner(deal.dealer)
    if partner is not None and deal.stage is Stage.ORDERING:
        yield f"(?:second hand|(?:his |her |their )?partner)(?= {_ASSISTS})", partner
        yield f"third hand(?= {_CALLS})", table.code.seating.left_of(partner)
    if deal.calling.maker is not None:
        yield "(?:trump )?maker", deal.calling.maker


_ASSISTS = r"(?:then |now )?(?:assists?|assisted|helps?|helped)\b"
_CALLS = r"(?:then |now )?(?:pass(?:es|ed)?|orders?|ordered)\b"
"""What the dealer's partner alone says of the turn-up, and what the others say."""


def last_player(table: RefereedTable) -> Seat | None:
    """The player who has done the last act of the deal; its dealer before any act."""
    deal = table.sitting.deal
    if deal is None:
        return None
    actors = (act.actor for act in reversed(_acts(table)) if isinstance(act.actor, Seat))
    return next(actors, deal.dealer)


def _acts(table: RefereedTable) -> tuple[Act, ...]:
    return () if table.sitting.deal is None else table.sitting.deal.acts


def _in_base_forms(words: list[str]) -> Iterator[str]:
    for place, word in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else ""
        if word in ("has", "have", "had") and after in ("already", "since", "then", "also"):
            continue
        if word in ("has", "have", "had") and after in _BASE and (after.endswith("ed") or after in _DONE):
            continue
        if word == "\ue001":
            yield "A"
        elif len(word) == 1 and word in "abcd":
            if word != "a" or not _is_article(words[place - 1] if place else "", after):
                yield word.upper()
        elif word in NUMBERS[1:]:
            yield str(NUMBERS.index(word))
        else:
            yield _SUIT_WORDS.get(word) or _BASE.get(word, word)


_DONE = frozenset(
    "let led dealt shown taken given said told thrown put made gone seen found laid drawn fallen".split()
)
"""Forms after which `has` says only that it is done, beside those that end in -ed."""


def _is_article(before: str, after: str) -> bool:
    """Whether `a` between two words is no player."""
    if after in _NOUNS:
        return before != "" or after not in _BASE or after in _NEVER_VERBS
    if after == "\ue000" and (_BASE.get(before, before) in _BEFORE_CARD):
        return True
    if before in _LINKS and after in _BASE and (after.endswith("s") or after in _PAST):
        return False
    speaks_of_player = before == "" or before in _BEFORE_SEAT or after in ("", "\ue000", "'s")
    return not speaks_of_player


_BEFORE_CARD = frozenset(
    "throw discard bury draw cut lead play drop expose show follow away aside out down under with".split()
)
"""Words after which `a` before a card is no player."""
_LINKS = frozenset("then when after before as while though although because since until so".split())
_PAST = frozenset(
    "led threw put took played dealt discarded passed ordered said told dropped showed turned".split()
)
"""Words and forms of verbs between which `a` is a player: `then a threw`."""
_NEVER_VERBS = frozenset("card trick point hand suit misdeal".split())
_BEFORE_SEAT = frozenset(
    "against from to of by on for and or but orders ordered order tells told that says has does did caught "
    "catches accuses".split()
)
"""Words after which `a` is a player, whatever follows."""


def _with_tricks(text: str, done: int) -> str:
    """The last trick by its number."""
    return re.sub(r"\b(?:last|previous) trick\b", f"trick {done}", text) if done else text


def is_verb(word: str) -> bool:
    """Whether a word is a known verb in a form that tells what somebody does."""
    base = _BASE.get(word)
    return base is not None and word not in _NO_VERBS


_NO_VERBS = frozenset(
    "card cards point points trick tricks trump trumps suit suits hand hands packet packets be".split()
)


def base_of(word: str) -> str:
    """The base form of a word, the word itself if it is not known."""
    return _BASE.get(word, word)


def vocabulary() -> frozenset[str]:
    """The words that `plain` changes or leaves out, in all their forms."""
    return frozenset((*_BASE, *_LEFT_OUT, *_NOUNS, "no", *NUMBERS[1:], *ORDINALS, *_SUIT_WORDS, *_ROLES))

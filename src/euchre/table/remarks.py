"""What the words of a player are about, as far as a law turns on it."""

from __future__ import annotations

import re

from ..cards import SUITS, Suit

_COURTESY = frozenset(
    "sorry so very oh oops ah my mistake fault bad apologies i beg pardon your excuse me thanks thank you "
    "please bless hello cheers one moment just wait a minute second".split()
)
_RANK = (
    "(?:ace|king|queen|jack|knave|ten|nine|eight|seven|(?:right |left )?bower|trump|card)"
    "(?: of (?:spades|hearts|diamonds|clubs|trumps))?"
)
_OF_THE_TRICK = re.compile(
    r"(?:partner )?(?:(?:(?:it|this|that|the)(?: one| trick)?|trick)(?:'s| is| was|)(?: not|n't)? )?"
    r"(?:mine|ours|yours|theirs|(?:my|our|your|their) trick)(?: already| partner)*"
    r"|(?:partner )?(?:not to |do not |don't |you may |please )*(?:take|leave|win|trump|let go)"
    r" (?:it|that|this|(?:the|this|that) trick)(?: partner| please)*"
    rf"|(?:partner )?(?:my|his|her|the) {_RANK}(?:'s| is| was)(?: not|n't)?(?: already)?"
    r" (?:good|high|(?:the )?(?:best|boss|highest|winner|master)|winning|a winner|enough)(?: partner)?"
    r"|(?:partner )?(?:i|he|she|we)(?:'ve| have| has)?(?: got)? (?:it|this one|(?:the|this|that) trick)"
    r"(?: already| partner)*"
)


_NUMBER = "no|one|two|three|four|five|six|seven|eight|nine|ten|[0-9]+|another|a|an"
_DEEDS = (
    "follow(?:ed)?|play(?:ed)?|lead|led|discard(?:ed)?|bur(?:y|ied)|cut|shuffled?|deal|dealt|put|lay|laid"
    "|turn(?:ed)?|pass(?:ed)?|call(?:ed)?|named?|taken?|took|offer(?:ed)?|given?|mark(?:ed)?|score[d]?"
    "|count(?:ed)?|announced?|declared?|show(?:n|ed)?|obey(?:ed)?|exchanged?|ask(?:ed)?|wait(?:ed)?"
)
"""What a player does at a table, in the forms that stand after `did` and `has`."""
_FAULT = re.compile(
    # a word that by itself says that something went wrong
    r"\b(?:miss(?:ed|es|ing)?|forg[eo]t\w*|revok\w*|reneg\w*|misd\w+|misplay\w*|miscount\w*|overlook\w*"
    r"|neglect\w*|omit\w*|skip\w*|fail(?:s|ed)?|cheat\w*|peek\w*|peep\w*|wrong\w*|mistake\w*|errors?|faults?"
    r"|irregular\w*|illegal\w*|unlawful\w*|twice|surplus|extra|incomplete|missing|torn|unshuffled|uncut"
    r"|offen[cs]e|penalty|ow(?:es|ed)|br(?:oke|oken|eaks)|infring\w+|let (?:me|us|him|her|them) see"
    r"|(?:told|tells|advised|signalled|talk(?:s|ed)) (?:to )?(?:(?:his|her|their|the) partner|[a-d])"
    r"|nobody|no one|there (?:is|are|was|were) (?:no|two|three|four|five|six|seven|[0-9]+)"
    r" (?:cards?|(?:aces|kings|queens|jacks|tens|nines) of))\b"
    r"|\bagainst the (?:rules?|laws?)\b|\bnot (?:allowed|permitted|lawful|proper|right|complete|enough)\b"
    r"|\btoo (?:many|few|much|little|early|late|soon|high|low)\b|\bout of (?:turn|order)\b|\bin advance\b"
    r"|\bbefore (?:his|her|their|my|your|its|it was|[a-d]'s) \w*\b|\bahead of\b|\bprematurely\b"
    r"|\bnot (?:his|her|their|[a-d]'s|your|my|the right) (?:turn|lead|deal|pack)\b"
    r"|\b(?:should|ought|could|had)(?: not|n't)? (?:to )?(?:have|not)\b"
    # what was seen, touched or mixed
    r"|\b(?:show(?:s|ed|n|ing)|expos(?:es|ed|ing)|fac(?:es|ed|ing)|flash(?:es|ed)?|dropp?(?:s|ed)|spilled"
    r"|fell|(?:has|have|had|was|were) seen|saw|look(?:s|ed|ing)? at|glanc(?:es|ed)|touch(?:es|ed)"
    r"|mix(?:es|ed)|muddled|bent|scratched|turned (?:over|up|two))\b"
    # what was not done
    rf"|(?:\b(?:did|do|does|has|have|had|was|were|is) (?:not|never)|\bnever|n't)"
    rf"(?: yet| even| been| to| properly| correctly)* (?:{_DEEDS})\b"
    # what it costs, who may not do it, whom it helped, and who called
    r"|\b(?:costs?|forfeits?)(?: \w+){0,2} (?:a|one|two|the|1|2) points?\b"
    r"|\b(?:you|he|she|they|[a-d]) (?:can't|cannot|can not|may not|mayn't)(?: \w+)?"
    r" (?:order|call|name|make|pass|pick|take|change|discard|play|lead|go|have|ask|do|claim|mark)\b"
    r"|\b(?:was|were|is|are) (?:helping|advising|prompting|signalling|coaching|hinting to)\b"
    r"|\b(?:has|have|had|[b-d]) (?:already |just )?passed\b|\bpassed (?:already|before)\b"
    r"|\b(?:you|he|she|they|[b-d]) must (?:still )?have\b"
    r"|\b(?:has|have|had) (?:lost|forfeited|given up) (?:that|the|your|his|her|their)"
    r" (?:right|choice|chance)\b"
    r"|\b(?:he|she|they) (?:had|held) (?:an? |some )?(?:hearts?|spades?|clubs?|diamonds?|trumps?)"
    r" (?:all along|all the time|the whole time|all the while)\b"
    # what was counted
    rf"|\b(?:has|have|had|holds?|held|is|are|was|were|only|just|got|gets|received|kept|keeps|deals?|dealt"
    rf"|given|gave|gives|discarded|buried|took|taken|puts?|laid|lays|marked|scored|counted|played|plays|led)"
    rf"(?: \w+){{0,3}} (?:{_NUMBER})(?: \w+)? (?:cards?|packets?|points?)\b"
    rf"|\b(?:{_NUMBER}|more|fewer|less) (?:cards?|points?|packets?)"
    rf" (?:left|over|more|less|short|missing|at once)\b"
    rf"|\bcards? (?:short|over|left|at once|together)\b"
    rf"|\b(?:marked|scored|pegged)\b"
    # what was done at the wrong time
    rf"|\b(?:{_DEEDS})\b.*\b(?:before|instead of|to trick|again|together|at once|both|already|after)\b",
    re.IGNORECASE,
)
_TELLS_WHAT_TO_DO = re.compile(
    r"(?:please |now |just |so |then |and |oh )*"
    r"(?:lead|play|trump|take|leave|discard|pick|order|assist|help|call|pass|win|mind|go|make|turn|keep|let|put"
    r"|throw|draw|return|come|give|look out|watch|remember|hold|save"
    r"|(?:do not|don't|never|you should|you must|you ought to|always)(?! have)"
    r" (?:forget|lead|play|trump|take|leave|discard|pick|order|assist|call|pass|win|go|make|turn|throw|let"
    r"|put|miss|show|look|give))\b",
    re.IGNORECASE,
)
"""How words begin that tell somebody what to do."""


_TO_PARTNER = re.compile(r"(?:^|, ?|(?<!his|her|the)(?<!their) )partner[.!]?$|^partner\b,", re.IGNORECASE)
"""How words begin or end that are said to the partner."""


_HAS_TO = r"(?:must|may|can|has to|have to|needs? to|should|ought to|is to|are to)(?: not)?"


def tells_player(words: str, name: str) -> bool:
    """Whether words tell a player of this name what to do, or that it is their turn: `Rose, play your queen`,
    `Rose must follow suit`."""
    said = words.replace("\u2019", "'").strip()
    of_player = re.compile(rf"{re.escape(name)} {_HAS_TO} \w+", re.IGNORECASE)
    to_player = re.compile(
        rf"{re.escape(name)}[,:!]+ (?P<first>.+)|(?P<last>.+), {re.escape(name)}[.!]*", re.IGNORECASE
    )
    if of_player.match(said):
        return True
    found = to_player.fullmatch(said)
    if found is None:
        return False
    rest = found["first"] or found["last"]
    to_do = _TELLS_WHAT_TO_DO.match(rest) or re.match(rf"you {_HAS_TO} \w+", rest, re.IGNORECASE)
    return to_do is not None or is_about_turn(rest)


def tells_of_fault(words: str) -> bool:
    """Whether words may report that something went wrong at the table: `d missed the second trick`.

    Words that tell somebody what to do, or that speak to the partner, report nothing.
    """
    said = words.replace("\u2019", "'").strip()
    if _TO_PARTNER.search(said) or _TELLS_WHAT_TO_DO.match(said):
        return False
    return _FAULT.search(said) is not None


def is_report(words: str) -> bool:
    """Whether words report a fault and say nothing of the speaker's own hand or plans, so that they are no
    advice: `d missed the second trick`."""
    return tells_of_fault(words) and not re.search(r"\b(?:i|me|my|mine)\b", words, re.IGNORECASE)


def is_courtesy(words: str) -> bool:
    """Whether words are only polite ones, which tell a partner nothing: `oh sorry, my mistake`."""
    said = re.findall(r"[a-z']+", words.lower())
    return bool(said) and _COURTESY.issuperset(said)


_TURN = re.compile(
    r"(?:(?:no|oh|so|well|then|now|wait|hey|sorry)[,!.]? )*(?:(?:it|that)(?:'s| is| was) )?(?:not )?"
    r"(?:(?:over to|after) you|[a-z]+(?= to (?:lead|play|call|go|deal|speak))"
    r"|(?:my|your|his|her|their|[a-z]+'s) (?:own )?(?:turn|lead|play|go|call|deal))"
    r"(?: to (?:lead|play|call|go|deal|speak))?"
    r"(?:[,.]? (?:now|next|first|then|I think|not (?:mine|yours)))*[.!]?",
    re.IGNORECASE,
)


def is_about_turn(words: str) -> bool:
    """Whether words say no more than whose turn it is, which all at the table see: `over to you`."""
    return _TURN.fullmatch(words.replace("\u2019", "'").strip()) is not None


_OF_THE_GAME = re.compile(
    # what is played with
    r"\b(?:trump\w*|bowers?|jack\w*|knaves?|aces?|kings?|queens?|tens?|nines?|eights?|sevens?|hearts?|spades?|clubs?"
    r"|diamonds?|suits?|cards?|tricks?|colou?rs?|red|black|hands?|pack|points?|scores?|games?|march|euchre\w*"
    r"|deal\w*|turn\w*|dummy|bridge|loner?|alone|voids?|high\w*|low\w*|small\w*|big|\d+|ones?|twos?|threes?"
    r"|fours?|fives?)\b"
    # what is done with it
    r"|\b(?:play\w*|lead\w*|led|follow\w*|take\w*|took|win\w*|won|lose\w*|lost|pass\w*|order\w*|pick\w*|call\w*"
    r"|nam\w+|mak\w+|made|help\w*|assist\w*|discard\w*|hold\w*|held|keep\w*|kept|draw\w*|ruff\w*|beat\w*|stop\w*"
    r"|throw\w*|put\w*|go|going|come|leave|let|bring|try|wait|watch|look|careful|mind|remember|forget|trust|worry"
    r"|risk\w*|count|support\w*|bid\w*|cover\w*|finish\w*|attack\w*|hit|kill\w*|do|don't|dare|push\w*|save\w*)\b"
    # what is hinted at
    r"|\b(?:it|that|this|these|those|them|they|we|us|ours?|you\w*|mine|me|partner|nothing|everything|something"
    r"|anything|strong\w*|weak\w*|good|bad|great|poor|rich|ready|sure|safe|loaded|got|has|have|had|can|can't|could"
    r"|might|must|should|will|won't|yes|no|now|next|right|left|easy|ok|okay|well)\b|\(",
    re.IGNORECASE,
)
"""Words that may tell a partner something of the hand or of what to do; a sign in brackets may as well."""
_ACCUSES = re.compile(
    r"\b(?:coffee.?hous\w*|table.?talk\w*|advice|advis\w*|unfair)\b|\bi (?:claim|cancel|object|protest)\b"
    r"|\b(?:cancel|spoil|void|annul)\w* (?:the|this|that) (?:deal|hand)\b",
    re.IGNORECASE,
)


def is_idle(words: str) -> bool:
    """Whether words speak of nothing at the table, or only accuse somebody: `what a lovely evening`,
    `that is coffeehousing`. They are no advice to a partner."""
    said = words.replace("\u2019", "'").strip()
    if _TO_PARTNER.search(said) or _TELLS_WHAT_TO_DO.match(said):
        return False
    return _ACCUSES.search(said) is not None or (_OF_THE_GAME.search(said) is None and len(said.split()) > 1)


_SENDS_BACK = re.compile(
    r"(?:(?:please|partner|no|wait|hey|oh|stop|sorry|well|you must|you should|you have to)[,!.]? )*"
    r"(?:take|put|pick|send|draw) (?:back |up )?(?:it|that|this|(?:that|the|your) (?:card|lead|one))"
    r"(?: (?:back|up))?"
    r"(?:[,.]? (?:please|partner|again|now|it (?:is|was) not your (?:turn|lead)"
    r"|it (?:is|was) (?:my|his|her|their|[a-d]'s) (?:turn|lead)))*[.!]?",
    re.IGNORECASE,
)


def sends_back(words: str) -> bool:
    """Whether words tell a player to take a card back: `take it back, partner`."""
    return _SENDS_BACK.fullmatch(words.replace("\u2019", "'").strip()) is not None


def is_about_the_trick(words: str) -> bool:
    """Whether words say whose the trick is, or tell to take it or to leave it: `this is mine`."""
    return _OF_THE_TRICK.fullmatch(" ".join(re.findall(r"[a-z']+", words.lower()))) is not None


_CARDS = (
    "trumps?|bowers?|aces?|kings?|queens?|knaves?|jacks?|tens?|nines?|eights?|sevens?|hearts?|spades?|clubs?"
    "|diamonds?|suits?|cards?|tricks?|colou?rs?"
)
_OF_THE_SCORE = re.compile(
    r"\b(?:scores?|games?|bridge|points?|counters?|standing|stand|mind|remember|forget|beware|careful"
    r"|look out|watch out|ahead|behind)\b"
    rf"|\b(?:one|two|three|four|[1-4])\b(?!(?: \w+)? (?:{_CARDS})\b)(?! of (?:{_CARDS}))",
    re.IGNORECASE,
)
"""Words that speak of the state of the game: the score, a warning, or a number that counts no cards."""


def is_about_score(words: str) -> bool:
    """Whether words draw attention to the state of the game: `mind the score`, `they are at two`."""
    return _OF_THE_SCORE.search(words) is not None and not is_report(words)


def suits_named(words: str) -> frozenset[Suit]:
    """The suits of which words speak: `I meant clubs`."""
    said = re.findall(r"[a-z]+", words.lower())
    return frozenset(suit for suit in SUITS if suit.word in said or suit.word.removesuffix("s") in said)


_TURNED = r"(?:turn(?:ed|-up| up)(?: up)?(?: card)?|trump card|(?:up|face)-?card)"
_QUESTIONS = {
    "score": re.compile(
        r"\b(?:scores?|points? (?:have|has|do|does)|how many points|(?:state of|how) (?:is |does |stands )?"
        r"(?:the |this )?game|how (?:do )?(?:we|you|they|things) (?:all )?stand)\b",
        re.IGNORECASE,
    ),
    "turned-card": re.compile(
        rf"\b(?:what|which)\b.*\b{_TURNED}|\b{_TURNED} (?:was|is)\b.*\b(?:what|which)\b", re.IGNORECASE
    ),
    "turn": re.compile(
        r"\bwhose (?:turn|lead|deal|go|play)\b|\bwho (?:is|has|to|deals?|leads?|plays?|speaks?|'s)\b"
        r"(?! .*\bled\b)|\bis it (?:my|your)\b|\bmay i\b",
        re.IGNORECASE,
    ),
    "who-played": re.compile(
        rf"\bwho(?:se)?\b.*\b(?:played|led|put|threw|thrown|laid|dropped|followed|{_CARDS})\b"
        r"|\bwhich (?:of you|player|one)\b.*\b(?:played|led|put|threw|laid|dropped)\b"
        r"|\bwhose\b.*\b(?:this|that|it)\b",
        re.IGNORECASE,
    ),
    "partners-card": re.compile(
        r"\bwh(?:at|ich)\b.*\b(?:is|was|did)\b.*\b(?:yours|your card|my partner|partner's)\b",
        re.IGNORECASE,
    ),
    "none-of-that-suit": re.compile(
        rf"\b(?:no|none|not any|not a|any|void|out of)\b(?: more| other)?"
        rf"(?: (?:{_CARDS}|of (?:that|it|them|those)(?: suit)?|suit))?\b.*\?|\b(?:void|out) of\b",
        re.IGNORECASE,
    ),
    "trump": re.compile(r"\b(?:what|which)\b.*\btrumps?\b|\btrumps?\b.*\bwhat\b", re.IGNORECASE),
    "placing": re.compile(r"\bdraw\b.*\bcards?\b", re.IGNORECASE),
}
"""The questions that a law names, by the word that the record has for each; the first that fits is meant."""


def question_asked(words: str) -> str | None:
    """Which of the questions that a law names is asked in words: `how does the game stand?`."""
    said = words.replace("\u2019", "'")
    return next((name for name, question in _QUESTIONS.items() if question.search(said)), None)


_ALONE = re.compile(
    r"(?:i(?:'ll|'m| will| shall| am|) )?(?:(?:play|playing|go|going)(?: it)? alone|cards away)[.!]?",
    re.IGNORECASE,
)


def is_announcement(words: str) -> bool:
    """Whether words say without doubt that the speaker plays alone: `cards away`."""
    return _ALONE.fullmatch(words.replace("\u2019", "'").strip()) is not None


def is_single_declaration(words: str, trump: Suit | None) -> bool:
    """Whether words are the one form that leeds-dwight-1888 98 allows for the suit that is trump: `alone at
    hearts`."""
    said = re.fullmatch(r"(?:i(?:'ll)? (?:play|go) )?alone (?:at|in|with) (\w+)[.!]?", words.strip().lower())
    return said is not None and trump is not None and said[1] == trump.word


_WHOM = r"(?:you|he|she|they|partner|[A-D])"
_HAVE = r"(?:have|has|had|do|does|did|are|is|was|were|ain't)(?:n't| not)?"
_BEFORE_IT = r"(?:(?:oh|what|hey|well|wait|sorry|but|and|so|really|come|partner|[A-D])[,!]? )*"
_ASKS = (
    rf"(?:(?:if|whether) )?(?:(?:{_HAVE} {_WHOM}|{_WHOM} {_HAVE}|you(?:'ve|'re)|(?:he|she)'s|they've"
    rf"|{_HAVE}) )?"
    r"(?:(?:really|truly|not|have|having|got|follow with) )*"
)
_NONE_OF = r"(?:(?:not )?(?:no|none|any|an?|one|1|a single|out|void))"
_OF_IT = r"(?:,? (?:more|other|of|in|it|that|them|those|the|this|suit|led|left|at all|{suits}))*"
_AT_END = r"(?:,? (?:partner|[A-D]|then|really|please|now))*[?! ]*"
_NAMES_SUIT = r"\b(?:none|any|not one|suit|of (?:it|that|them|those)|{suits})\b"


def asks_for_suit(words: str, suits: str) -> bool:
    """Whether words ask if a player has none of a suit: `no clubs, partner?`. `suits` is a pattern of what
    the suit may be called."""
    whole = rf"{_BEFORE_IT}{_ASKS}{_NONE_OF}{_OF_IT.format(suits=suits)}{_AT_END}"
    names_it = re.search(_NAMES_SUIT.format(suits=suits), words, re.IGNORECASE)
    return names_it is not None and re.fullmatch(whole, words, re.IGNORECASE) is not None

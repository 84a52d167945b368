"""Words of a line that tell nothing about the game: `by mistake`, `um`, `without thinking`."""

from __future__ import annotations

import re

from ..everyday import RANK_WORDS

_OWN = "(?:his |her |their |all |pure |sheer |the )?"
_FILLERS = (
    "u+m+|u+h+|er+m?|hm+|ah|aha|oops|alas|you see|i think|i guess|i mean|so to speak|plain and simple",
    "by (?:mistake|accident|error|oversight|chance|inadvertence)",
    rf"(?:in|out of|from) {_OWN}(?:error|haste|hurry|excitement|confusion|habit|carelessness|eagerness|zeal)",
    r"in (?:a|his|her|their) (?:hurry|rush|fit of \w+|moment of \w+)|out of the blue|in surprise|in passing",
    "with a (?:sigh|smile|grin|laugh|shrug|flourish|bang)|like a (?:flash|shot|fool)|half asleep",
    "without (?:thinking|looking|(?:any )?hesitation|hesitating|a word|a thought|much ado|more ado)",
    "in silence|without (?:noticing|realizing|realising|meaning|wanting|intending)(?: it| to| anything)?",
    "without (?:saying|asking|telling) (?:anything|anybody|anyone)",
    "for (?:ages|a (?:long|short) (?:time|while)|a while|a moment|some time|a good while|a minute|a second)",
    "for (?:some|no) reason|for the life of (?:him|her|them)|for good measure|for once",
    "at (?:last|long last|length)|in the end|in fact|of course|as usual|as it happens|as it were",
    "after (?:some|a little|much|long|a lot of|a bit of|a moment's|a long) (?:thought|thinking|hesitation)",
    "after (?:a while|a moment|a pause|a long pause|some time|thinking(?: about it| it over)?)",
    "all the same|after all that|on the spot|of (?:his|her|their) own accord|all of a sudden|all at once",
    "at (?:that|this) (?:moment|point)|there and then|then and there|right then|right now|right away",
    "straight ?away|a (?:moment|little|bit|second|minute) later|into the bargain|to boot|no doubt",
    "to (?:his|her|their|the|everybody's|everyone's|\\w+'s) (?:surprise|horror|dismay|annoyance|delight)",
    "(?:or )?so (?:he|she|they) (?:says?|said|thinks?|thought|claims?|claimed)",
    "(?:all )?in (?:one|the same) (?:breath|go|sentence|announcement)",
    "nevertheless|nonetheless|however|anyway|anyhow|somehow|meanwhile"
    "|perhaps a bit|this time|(?:up)?on (?:second|further) thoughts?|on reflection",
)
_PHRASES = re.compile(rf"(?<![\w'-])(?:{'|'.join(_FILLERS)})(?![\w'-])", re.IGNORECASE)
_ADVERB = re.compile(r"(?<![\w'-])(?:very |quite |rather |so |too )?([a-z]{2,}ly)(?![\w'-])", re.IGNORECASE)
_TELLING = frozenset(
    "early only previously wrongly illegally improperly incorrectly singly openly apply reply supply rely "
    "comply family july fly ally imply prematurely hastily single-handedly publicly falsely wrongfully "
    "rightly separately individually".split()
)
"""Words in -ly that tell something."""


_CARD = (
    rf"(?:(?:[7-9TJQKA]|10)[SHDC]\b|(?:{RANK_WORDS}|10|[7-9]) (?:of )?(?:spade|heart|diamond|club)s"
    r"|(?:right|left) bower)"
)
_USUAL = (
    (
        rf"\b(take|took|takes|pick|picks|picked)( up)?(?: the)? (?:{RANK_WORDS})(?: up)? (?=and \w|then \w)",
        r"\1\2 it ",
    ),
    (rf"(?:^|(?<=, )|(?<=and ))(?:the |an? )?({_CARD}) (?:from|by) (\w+)(?=$|[,;.]| and )", r"\2 plays \1"),
    (
        rf"\b(\w+)'s (?:last|final|next|only|first|second|third|fourth|remaining)(?: card)? (?:is|was) "
        rf"(?=(?:the |an? )?(?:{_CARD}))",
        r"\1 plays ",
    ),
    (
        rf"\b(?:puts?|lays?|laid) (?:on )?((?:the|his|her) (?:{RANK_WORDS}))(?: on(?: it| top)?| down)?"
        r"(?=$|[,;.]| and )",
        r"plays \1",
    ),
    (r"\bha[sd] none(?: of (?:it|them|that suit|the suit))?,? (?:and|so)(?: (?:he|she|they))? (?=\w)", ""),
    (
        r"\b(?:revok|reneg|fail)\w*(?: to follow)?(?: suit)?,? (?:with|by playing|and plays|playing|putting) "
        rf"(?=(?:the |an? )?(?:{_CARD}))",
        "plays ",
    ),
    (
        r"\b(?:lays?|laid|puts?|shows?|showed|spreads?|spread) (?:down )?(?:his|her|their) (?:\w+ ){0,2}"
        r"(?:hand|cards)\b[^,;]*? and (?:says?|said|claims?|claimed) [^,;]*"
        r"\b(?:rest|winners?|all|everything|remaining)\b[^,;]*",
        "puts his whole hand face up and says the rest are his",
    ),
    (
        r"\b(?:claims?|claimed) the (?:rest"
        r"|remaining \w+(?: tricks)?)(?: of the tricks)? and (?:lays?|laid|puts?"
        r"|shows?|showed|spreads?|spread) (?:down )?(?:his|her|their) (?:hand|cards)(?: down"
        r"| on the table| face up)*",
        "puts his whole hand face up and says the rest are his",
    ),
    (
        r"\b((?:revok|reneg|follow)\w*(?: suit)?) (?:in|on|to) the (first|second|third|fourth|last)"
        r"(?! (?:trick|round))\b",
        r"\1 in the \2 trick",
    ),
    (
        r"\b(pass(?:es|ed)?) to (?:lay|set|see|wait|keep|trap|let|hold|mislead)\b[^,;.]*?(?=,|;| and |$)",
        r"\1",
    ),
    (r"\bonly (?:now|then),?(?: [^,]*,)? (?:does|do|did) (\w+) (say|notice|see|find|claim)\b", r"\1 \2s"),
    (r"\binto the (?:middle|pack|pile|centre|center)\b", "in"),
    (r"\bout (?:came|comes|went|flew) (?=the |his |her |an? |[0-9tjqka])", "plays "),
    (
        r"\b(?:covers?|covered|beats?|topped|tops) (?:the |his |her |it )?(?:\w+ )?with (?=the "
        r"|his |her |[0-9tjqka])",
        "plays ",
    ),
    (r" (?:that )?(?:they|he|she|we)(?: ha[sd]| have|'ve|'d) (?:just )?(?:lost|won|taken|played)$", ""),
    (
        r"\b(?:asks?|asked|begs?|begged|offers?|offered) to (?=change|swap|exchange|take back|alter)",
        "wants to ",
    ),
    (r"\b(?:adds?|added) (?:that )?(?=(?:he|she|they|i)\b)", "says "),
    (r"\bwon't\b", "will not"),
    (r"\bcan't\b", "can not"),
    (r"\b(it|that|there)'s\b", r"\1 is"),
    (
        r"\b(deal(?:s|t)?|gives?|gave)(?: out)?(?: everybody| everyone| each(?: player)?| all| them)?"
        r" (two|three|2|3)(?: cards)?(?: a?round| each| apiece| to each| to everybody)*,? (?:and |then )+"
        r"(two|three|2|3)(?: cards)?(?: more)?(?: each| apiece| a?round)?\b",
        r"deals \2 then \3",
    ),
    (r"\b(?:can|could)(?: not|n't) (?:resist|help) (?:(?:taking|having|stealing|sneaking) )?(?:a )?", ""),
    (r"\b(does|do|did|is|was|has|had|have|could|would|should)n't\b", r"\1 not"),
    (r"\b(?:his|her|their)(?: own)? (?:last|remaining) (?:two|three|four) cards\b(?!,| ?:)", "his hand"),
    (r"\b(ha[sd]|have) (?:since|already|now|just|then) (?=\w)", r"\1 "),
    (
        r"\b(says?|said) (?:that )?(?:he|she|they|it|that) (?:was|is) (?:much |far )?too (?:slow|late)"
        r"(?:,| and| so)+ (?:(?:he|she|they) )?(?=(?:has to|must|have to|had to|should)\b)",
        r"\1 he ",
    ),
    (r"\b(says?|said),? (?:(?:well|oh|ok|okay|right|all right),? )?(?:then|so),? (?=i\b)", r"\1 "),
    (r"\b(says?|said) (?:at once|straight off|right off|out loud|loudly|aloud|again)\b", r"\1"),
    (r"\bkeeps? (?:on )?(?=\w+ing\b)|\bkept (?:on )?(?=\w+ing\b)", ""),
    (r"\bblurt(?:s|ed)?(?: out)?(?: that)? (?=(?:i|he|she|they|it|that|\w+ (?:ha[sd]|is|was))\b)", "says "),
    (r"\b(?:blurt|pipe|call|cry|shout|yell|cried)(?:s|d|ed)?(?: out| up)(?= ?[,:]? ?\ue100)", "says"),
    (r"\b(?:begins|began|starts|started|proceeds|proceeded|goes on|went on|happens|happened) to (?=\w)", ""),
    (r"\b(?:manages|managed|decides|decided|chooses|chose) to (?=\w)", ""),
    (r"\b(deals?|dealt) (?:the lot|everything|them all|all the cards|a hand|the hands|all five)\b", r"\1"),
    (r"\b(?:goes|went) ahead (?:with|and (?:plays|played|leads|led))\b", "plays"),
    (r"\b(?:comes|came|goes|went) (?:back|out|on) with (?=(?:the|a|an|his|her) )", "leads "),
    (r"\b(?:goes|went) and (?=\w+(?:ed|s|t)\b)", ""),
    (r"\bin (?:its|their) place(?= ?$|[,.;])", "instead"),
    (r"\blost count,? and (?=[a-z]+ (?:end|ha|got|get|wind|wound))", ""),
    (
        r"\b(?:ends?|ended|winds?|wound|finish(?:es|ed)?) up with (?=(?:only )?(?:\d|two|three|four|five|six"
        r"|seven|eight) cards)",
        "has ",
    ),
    (r"\b(?:can(?: not|'t)|could(?: not|n't)) (?:even )?wait,? (?:and|so|but) ", ""),
    (r"\b(?:and )?only then\b", "and then"),
    (r",? ?\b(?:all )?in (?:one|the same) (?:breath|go|sentence|announcement)\b", ""),
    (
        r"\bwith (?:all|\w+) cards (?:still )?in (?:his|her|their) hands?\b",
        "",
    ),
    (r"\b(?:as (?=well\b)|quite a |a whole )", ""),
)
"""Phrases, and usual words for them."""


def with_usual_words(text: str) -> str:
    """A text with usual words for some phrases."""
    for phrase, usual in _USUAL:
        text = re.sub(phrase, usual, text, flags=re.IGNORECASE)
    return text


def without_fillers(text: str) -> str:
    """A text without words that tell nothing about the game; a text of nothing else stays."""
    said = _ADVERB.sub(lambda found: found[0] if found[1].lower() in _TELLING else "", text)
    said = _tidied(_PHRASES.sub("", said))
    return said or text


def _tidied(text: str) -> str:
    """A text without the commas and spaces that words left out leave behind."""
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"\s+([,;:.])", r"\1", text)
    return re.sub(r"^[,;: ]+|[,;: ]+$|,(?=[,;:])", "", text)

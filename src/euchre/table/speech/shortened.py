"""Longer ways to say a thing, and the shorter one that the rows of sentences know."""

from __future__ import annotations

NUMBERS = (
    *"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(),
    *"sixteen seventeen eighteen nineteen twenty".split(),
    *(f"twenty-{word}" for word in "one two three four five six seven eight nine".split()),
    *("thirty", "thirty-one", "thirty-two"),
)
"""Words for the numbers from 0 on."""
ORDINALS = ("zeroth", "first", "second", "third", "fourth", "fifth")
_PUTS_OUT = (
    "discard(?:s|ed|ing)?|bur(?:y|ies|ied|ying)|ditch(?:es|ed)?|dump(?:s|ed)?|(?:gets?|got|getting) rid of"
    "|(?:throw|throwing|put|putting|lay|laying)s? (?:away|out)|threw (?:away|out)|laid (?:away|out)"
)
_OF_A_SUIT = (
    "(?:an?|the|(?:his|her|their)(?: own)?|one of (?:his|her|their|the))"
    "(?: (?:low|lowest|small|smallest|little|losing|useless|lone|single|last|only|other))*"
    r" (?:heart|spade|diamond|club)s?\b"
)
"""A card, by its suit alone."""
SHORTENED = (
    (r"(\w)n't\b", r"\1 not"),
    (r"\b(?:could|should|might|ought to) have followed\b", "must follow"),
    (r"\b(?:would (?:rather|sooner)|could|might) have\b", "unreal"),
    (r"\b(?:is|are|was|were) (?:just )?(?:going|about) to\b", "unreal"),
    (r"\b(?:wants?|wanted|would like|wishes|wished) to\b(?=[^.;\"]*,? but\b)", "unreal"),
    (r"\b(his|her|their|the) (?:whole|entire|full|complete) (hand|cards)\b", r"\1 \2"),
    (r"\b(lays?|laid|puts?) (his|her|their) (cards|hand) down\b", r"\1 down \2 \3"),
    (r"\b(?:had )?meant to (?!say|call|name|make|order|assist)", "unreal "),
    (r"\b(?:fresh|another) deal\b", "new deal"),
    (
        r"\b(?:plays?|played|goes|went|takes?|took|tries|tried)(?: for| on)? an? (?:lone hand|loner)\b",
        "goes alone",
    ),
    (
        r"\b(?:says?|said) (?:he|she|they|i)(?:'d|'ll| would| will) (?:have|like) (?:(?:his|her|their|the) )?"
        r"(?=\ue000)",
        "calls ",
    ),
    (r"\b(?:gets?|got|stands?|stood) up and\b", ""),
    (
        r"\b(?:asks?|asked|begs?|begged|would like|demands?|demanded) to (?=see|look|inspect|check)",
        "wants to ",
    ),
    (
        r"\b(wants? to (?:see|look at|inspect|check|have a look at)) (?:the|that|this) trick(?= *[.!?]*$)",
        r"\1 last trick",
    ),
    (r"\b(?:that|this) one(?=[ .!]*$| too\b| as well\b| with\b)", "it"),
    (r"\bca not\b", "can not"),
    (r"\bwants? to know\b|\bwonders?\b|\bwants to hear\b", "asks"),
    (r"\bwo not\b", "will not"),
    (r"\b(what|who|it|that|he|she|where)'s\b", r"\1 is"),
    (r"'(?:ll|d|ve|m|re)\b", ""),
    (r"\bby (?:mistake|accident)\b", ""),
    (r"\b(?:all )?(?:by (?:him|her|them|my)sel(?:f|ves)|on (?:his|her|their|my) own)\b", "alone"),
    (r"\bvery (?=first|last|same|next)", ""),
    *((rf"\b{word} trick\b", f"trick {number}") for number, word in enumerate(ORDINALS)),
    (
        r"\b(throws?|threw|toss(?:es|ed)?|chuck(?:s|ed)?|slam(?:s|med)?|flings?|flung) "
        r"(?:(?:all )?(?:his|her|their|the)(?: own)?|all) cards (?=down|in\b|on)",
        r"\1 hand ",
    ),
    (r"\b(lays?|laid) down (?:all )?(?:his|her|their|the)(?: own)? cards\b(?= *[.!]*$)", r"\1 down hand"),
    (rf"\b({_PUTS_OUT}) {_OF_A_SUIT}(?! alone)", r"\1 card"),
    (
        rf"\b((?:throw|put|lay|tuck|slip|stick)s?|threw|laid) {_OF_A_SUIT}(?= (?:away|out|aside|under)\b)",
        r"\1 card",
    ),
    (
        r"\b(admits?|admitted)(?: to| that)?(?: (?:he|she|they|i))?(?: (?:had|have|has))? "
        r"(?:mark(?:ed|ing)?|scor(?:ed|ing)|count(?:ed|ing)?) (?:a point )?too (?:much|many)(?: points?)?\b",
        r"\1 overcount",
    ),
    (r"\b(?:finish|complet)(?:es|ed|e) (?:the )?deal(?:ing)?(?: and|,) (?:then )?(?=turns|turned)", ""),
    (r"\b(?:his|her|their|the) last card,? (?=\ue000)", ""),
    (
        r"\b(gives?|gave|deals?|dealt) (\w+) only (two|three|four)(?: cards)?(?=[ .!]*$)",
        r"\1 \2 \3 cards in hand",
    ),
    (r"\b(?:gets|got) turned up\b", "is turned up"),
    (
        r"\b(?:takes?|took) (?:a (?:very )?long time|ages|for ?ever|(?:its|his|her|their) time) to pass\b",
        "passes",
    ),
    (
        r"\b(pass(?:es|ed)) (?:only )?after (?:thinking|hesitating|pausing"
        r"|a (?:long |short )?(?:think|pause|while|time)|(?:some|long|much) (?:thought|thinking)"
        r"|(?:a|one|two)(?: whole| full)? minutes?)[^,;.]*",
        r"\1",
    ),
    (r"\b(?:spare|extra) (?:hand|cards)\b", "dummy"),
    (r"\bkitty|widow|blind|stock\b", "talon"),
    (r"\b(?:up|turn(?:ed)?)[ -]?card\b|\bturn[ -]up card\b", "turn-up"),
    (r"\bturn ?up card\b|\bturn up(?= is\b)", "turn-up"),
    (r"\b(two|three|one)s\b", r"\1"),
    (
        r"\b(ha[sd]|have|holds?|held|finds?|found|gets?|got|notices|noticed|sees|saw|spots|spotted|dealt)"
        r"(?: that (?:he|she|they) (?:ha[sd]|have|holds?|held))? (?:an?|the) (joker|[2-9]|10|"
        rf"{'|'.join(NUMBERS[2:11])})\b(?! (?:of|cards?|points?|tricks?)\b)",
        r"\1 one of rank \2",
    ),
)
"""What is found in a sentence in small letters, in order, and what stands for it."""

"""Clauses that tell no act: whose turn it was, what somebody thinks, sees or holds, how others look."""

from __future__ import annotations

import re

_WHO = r"(?:[A-D]|he|she|they)"
_DOES_NOT = r"(?:(?:does|do|did|has|have|had|was|is|could|can)(?: not|n't)|cannot)"
_OWN = "(?:his|her|their|the)"
_SEES = (
    "(?:sees?|saw|reali[sz]e[sd]?|spots?|spotted|notices?|noticed|finds?|found|remembers?|remembered"
    "|discovers?|discovered)"
)
_THINKING = (
    "thinks?(?: .*)?|thought(?: .*)?|has to think(?: .*)?|thinking(?: .*)?|hesitates?|hesitated"
    "|ponders?|pondered"
    "|considers?(?: .*)?"
    "|sighs?|sighed|pauses?|paused|dithers?|waits?|waited|shrugs?|laughs?|smiles?|groans?"
    "|is surprised|blush(?:es|ed)"
    "|(?:says?|said) (?:nothing|not a word|no word)(?: at all| more)?"
    "|(?:keeps?|kept|stays?|stayed|remains?|remained) (?:silent|quiet|mum)(?: .*)?"
    "|(?:holds?|held) (?:his|her|their) (?:tongue|peace)(?: .*)?"
    r"|apologi[sz]e[sd]?|likes? (?:it|them|that|what .*|the .*)|enough(?: of .*)?"
    rf"|has had enough(?: of .*)?|had had enough(?: of .*)?|(?:has )?lost {_OWN} (?:temper|patience|nerve)"
    rf"|loses {_OWN} (?:temper|patience|nerve)|got fed up(?: .*)?|gets fed up(?: .*)?|is fed up(?: .*)?"
    "|corrects? (?:him|her|them)sel(?:f|ves)|corrected (?:him|her|them)sel(?:f|ves)"
    rf"|change[sd]? {_OWN} minds?|looks? (?:up|puzzled|surprised|around)|(?:gets?|got|was|is) "
    "(?:muddled|confused|angry|annoyed|cross|upset|furious|frustrated"
    "|impatient|mixed up|carried away|distracted|excited|nervous|asleep|dreaming)"
    "(?: .*)?|jump(?:s|ed) the gun|(?:is |was )?not paying attention(?: .*)?|pipe[sd] up|spoke up|speaks up"
    r"|could(?: not|n't) (?:help|wait|resist it|keep .*|contain .*)(?: .*)?"
)
_NOTICING = (
    rf"{_SEES} (?:too late )?(?:that )?(?:he|she|they) "
    "(?:has|have|had|can|could|should|still|did|does|ought).*"
    rf"|{_SEES} (?:it|that|{_OWN} (?:mistake|error|slip|blunder).*|what .*|it (?:is|was) .*|that it .*)"
    r"|hears? (?:it|that|this)|heard (?:it|that|this)"
)
_LOOKING = (
    r"(?:(?:has|had|takes?|took) an? (?:good |quick |long |careful )?looks?|looks?|looked)(?: \w+)? at "
    r"(?:his|her|their|his own|her own|their own) (?:cards|hand)(?: .*)?"
    rf"|{_SEES} (?-i:[0-9TJQKA][SHDC]) (?:behind|among|between|at the back of|hidden) .*"
)
_HOLDING = (
    r"(?:has|had|have|holds?|held|still has|still had)(?: got)?"
    r"(?: an?| no| some| plenty of| more| two| three)? (?:spades?|hearts?|diamonds?|clubs?|trumps?"
    r"|bad (?:cards|hand)|good (?:cards|hand))(?: left| too| in .*| all along| after all)?"
    r"|(?:has|had|have|holds?|held) (?-i:[0-9TJQKA][SHDC])(?: all along| after all| too| in .*)?"
    r"|(?:can|could|must|should|has to|had to|ought to)(?: have)? follow(?:ed)?.*"
    rf"|{_DOES_NOT} follow(?: suit| to it)?|fail(?:s|ed) to follow(?: suit)?"
)
_WINNING = (
    r"(?:takes|took|wins|won|has won|had won) (?:it|the trick|that trick|trick [1-5])"
    rf"|{_DOES_NOT} (?:win|won|take|taken) (?:it|the trick)"
    r"|(?:has |had |have )?(?:only )?(?:makes?|made|takes?|took|taken|wins?|won) "
    r"(?:only |their |all |the |just )*(?:one|two|three|four|five|[1-5])(?: tricks?)?(?: just now"
    r"| in all| between them)?"
    r"|(?:grabs?|grabbed|snatche[sd]|snatched|takes?|took|picks? up|picked up"
    r"|reache[sd] for) the (?:pack|deck)"
)
_NOT_DONE = (
    rf"{_DOES_NOT} (?:notice|see|reali[sz]e|wait|hesitate|think|mind|move|know"
    r"|like (?:it|that))(?:d|n)?(?: .*)?|will not have (?:it|that)|would not have (?:it|that)"
    "|is having none of it"
)
_OTHERS = (
    r"(?:everybody|everyone|all|they all|nobody|no one|the others?|others|the whole table|all (?:four|three))"
    r"(?: of them)? (?:can |could )?(?:sees?|saw|notices?|noticed|is surprised|looks?|looked|laughs?|laughed"
    r"|protests?|stares?|stared|mind(?:s|ed)?|says? anything|said anything)"
    r"(?: (?:it|that|them|up|him|her|at .*|yet))?"
)
_WHOSE_TURN = (
    r"(?:but |and |for )?(?:it|that) (?:is|was|had been|has been|should have been|really is|really was) "
    rf"(?:not )?(?:(?:{_WHO}|his|her|their|the|somebody)(?:'s)? (?:own )?"
    r"(?:lead|turn|deal|go|call|play|to |who |that |one who).*|[A-D]'s|[A-D])"
    r"|(?:the )?(?:lead|turn) (?:is|was|belong(?:s|ed)?)(?: in| with| to)? [A-D](?:'s)?(?: hand)?"
)
_BEFORE_NOW = (
    r"(?:we|they) (?:are|were) (?:now |still )?in the .*|nobody (?:has|had) (?:yet )?(?!follow).*"
    r"|(?:we|they|you)(?: have|'ve| had)?(?: already| just)* (?:played|finished|turned) .*"
    r"|(?:all |the )*(?:\w+ )?(?:cards?|tricks?) (?:is|are|was|were) (?:still |all )*(?:lying|there"
    r"|on the table)"
    rf".*|{_WHO} (?:has|had) lost (?:track|count).*|{_WHO} puts? (?:it|them) (?:among|with|in with|into|in) "
    "(?:his|her|their) (?:other )?(?:cards|hand)"
    rf"|{_WHO} (?:forgets?|forgot|had forgotten) (?:that|about|who|whose|what) (?!.*(?:discard|cut|mark)).*"
    r"|(?:one|two|three|four) tricks (?:had|have|has) been .*"
)
_IT_FELL = (
    r"(?:it|they|that) (?:fell|falls|landed|lands|lay|lies|was seen|is seen|could be seen|flew)(?: .*)?"
)
_MISTAKES = (
    r"(?:so )?(?:the |this |that |it )?(?:mistake|error)? ?(?:is|was) "
    "(?:noticed|spotted|a (?:mistake|slip)).*"
    r"|(?:the )?(?:next|new) (?:card|trump|turn-up) (?:has|have|had|is|was) not (?:been )?(?:yet )?turned.*"
    r"|no (?:card|turn-up|trump) (?:is|was|has been) (?:yet )?turned(?: up)?(?: yet)?"
    r"|nobody has (?:turned|cut|dealt).*|(?:so )?(?:the )?(?:hand|deal|trick) (?:is|was) (?:over"
    r"|done|finished)"
    rf"|{_WHO} (?:has|have|had) not (?:yet )?(?:looked at|seen|picked up|touched) .*"
    rf"|{_WHO} (?:is|was) the (?:dealer|maker|leader|eldest.*)|sorry|my (?:mistake|fault)"
)
_NEGATIVE = (
    r"(?:is|was|has|had|does|do|did|can|could|will|would) not (?:yet )?(?:put|laid|thrown|got rid of) "
    r"(?:anything|one|a card)(?: down| away| out| off)?|"
    r"(?:is|was|has|had|does|do|did|can|could|will|would) not "
    r"(?!.*(?:(?-i:\b[0-9TJQKA][SHDC]\b)|cut|discard|follow|shuffl|allow|accept|agree|having|let "
    r"|fancy|care for"
    r"|mark|pay|pass|count"
    r"|object|suit|point|right|fair|play|lead|take|want|put|turn|show|claim|call|deal)).*"
)
"""What did not happen, where it is none of the things that a law is about."""
_FORGETTING = (
    r"(?:has |have |had )?(?:(?:forget|omit|neglect|fail)(?:s|ted|ed)?|forgot(?:ten)?) to "
    r"(?:discard|(?:put|throw|lay) (?:out|away|down|aside)(?: (?:a|one|his|her|their) .*)?)"
)
_STATE = (
    r"(?:goes|went|carries|carried|keeps|kept)(?: on)? (?:dealing|playing|shuffling|talking)"
    r"|(?:is|was) (?:still |just |busy |now )*(?:dealing|thinking|talking|chatting|sorting .*|looking .*"
    r"|waiting .*|about to .*|going to .*|full of .*|on the (?:other|same) side|in two minds|unsure .*|unsure"
    r"|holding(?: .*)?|keeping .*|(?:quite |very |rather |too |so |a bit |much )*(?:happy|quick\w*"
    r"|slow\w*|fast\w*"
    r"|eager|keen|bored|tired|angry|cross|upset|puzzled|lucky|nervous|careless|curious)(?: .*)?"
    r"|sure|happy .*|unhappy .*|delighted .*|annoyed .*)|(?:nearly"
    r"|almost|meant to|wanted to"
    r"|had wanted to) .*"
)
_AWAY = (
    r"(?:is|was|goes|went|has gone|had gone|pops|popped|slips|slipped|has to go|needs to go)(?: just)?"
    r"(?: off| out| away| over)? (?:to|for|in|at|on|into) (?:the |an? |his |her |their )?(?:bathroom"
    r"|toilet|loo|restroom|kitchen|bar|door|phone|telephone|drink|smoke|break|snack|coffee|tea|beer|water|walk|bus)\b.*"
    r"|(?:fetche[sd]|fetched|gets|got|brings|brought|pours|poured) (?:\w+ )?(?:an? |the |some |more )?"
    r"(?:drinks?|coffee|tea|beers?|wine|water|snacks?|glass(?:es)?|sandwich(?:es)?)\b.*"
    r"|(?:is|was|comes|came|gets|got) back(?: again| now| at the table| from (?:the )?\w+)?"
)
"""Breaks of a player, in which nothing is played."""
_SAYS_TURN = (
    "(?:says?|said|point(?:s|ed) (?:it )?out|remark(?:s|ed)|notice[sd]|complain(?:s|ed)|protest(?:s|ed))"
    rf"(?: that)? (?:it|that) (?:is|was|had been)(?: not)? (?:{_WHO}|his|her|their)(?:'s)? (?:own )?"
    r"(?:lead|turn|go|play)(?: to \w+)?"
)
_LACKING = (
    rf"{_DOES_NOT} (?:have|got|hold)(?: got)? (?:an?|any|one|no)(?: more)?"
    r"(?: (?:spades?|hearts?|diamonds?|clubs?|trumps?|of (?:them|those)|left))?"
    r"|(?:is|was|has run|ran) (?:all )?(?:out of|void (?:in|of)|short (?:in|of)) "
    r"(?:spades?|hearts?|diamonds?|clubs?|trumps?|them|that(?: suit)?|it|the suit)(?: now| too| already)?"
    r"|(?:has|had|have) none(?: left| of (?:them|those|that suit))?"
)
_COMMENT = re.compile(
    rf"(?:{_WHOSE_TURN}|{_OTHERS}|{_IT_FELL}|{_MISTAKES}|{_BEFORE_NOW}"
    rf"|(?:[A-D] and )?{_WHO}(?: has| had| is| was)?(?: just| then| now| only| still| already| really)? "
    rf"(?:{_THINKING}|{_LOOKING}|{_NOTICING}|{_HOLDING}|{_WINNING}|{_NOT_DONE}|{_NEGATIVE}|{_FORGETTING}|{_STATE}|{_AWAY}|{_SAYS_TURN}|{_LACKING})"
    rf"|(?:or )?so {_WHO} (?:says?|said|thinks?|thought|believe[sd]?))",
    re.IGNORECASE,
)


def is_comment(clause: str) -> bool:
    """Whether a clause with letters for its players and cards tells no act."""
    if re.search(r" and .*\b[0-9TJQKA][SHDC]\b", clause):
        return False
    return _COMMENT.fullmatch(clause) is not None

"""Patterns of whole sentences: words that somebody says, what two do together, wishes, circumstances."""

from __future__ import annotations

import re

SAID = re.compile(
    r"(?P<who>[A-D]) (?:says?|said|tells?|told|remark(?:s|ed)|mutter(?:s|ed)|whisper(?:s|ed)|hint(?:s|ed)"
    r"|advis(?:es|ed)|urg(?:es|ed)|coach(?:es|ed)|prompt(?:s|ed)|warn(?:s|ed)|beg(?:s|ged)|instruct(?:s|ed)"
    r"|shout(?:s|ed)|mention(?:s|ed)|suggest(?:s|ed)|signal(?:s|led|ed)?|remind(?:s|ed))[,:]?(?: "
    r"(?:to )?(?:(?:his|her|their|the) partner|them|us|me|everybody|the table)| to [A-D]"
    r"|(?<!says)(?<!said)(?<!say)(?<!says[,:])(?<!said[,:])(?<!mentions)(?<!remarks)(?<!suggests) [A-D])?"
    r"[,:]?(?: that| to)? (?P<words>.+)",
    re.IGNORECASE,
)
ASKED = re.compile(
    r"(?P<who>[A-D]) (?:asks?|asked|wonders?|wondered|wants? to know)(?: [A-D](?= \w))?(?: for)?"
    r" (?P<words>.+)",
    re.IGNORECASE,
)
TAIL = re.compile(
    r" (?:out of turn|too early|too soon|by mistake|by accident|before|when|while|because|although|so that"
    r"|though|instead of|without(?! (?:\w+ )*(?:discard|lay|put))|even though|in error)\b.*"
)
GOES_ON = re.compile(
    r"(?:,|;|:| and| but| whereupon| when)(?: (?:and|then|right away|at once|immediately|so|now))*"
    r" (?:[a-d]|he|she|they|it)\b"
    r"|\b(?:before|while|when|after) (?:[b-d]|he|she|they|(?:any ?one|anybody|any player) else) .* "
    r"(?:he|she|they|[a-d]) [a-z]{3,}"
    r"|^(?:nothing|not a word) and\b"
    r"| and (?:plays|played|leads|led|puts|throws|threw|follows|followed|passes|passed|discards|discarded)\b",
    re.IGNORECASE,
)
"""How a circumstance ends where somebody does something else."""
LEADS_ON = re.compile(
    r"\b(?:before(?! .*\bpass(?:es|ed)?\b)(?<!passes before)(?<!passed before)|until|till|unless|without"
    r"|instead of|because|although|though|while|whilst|whether|if|than) (?=[a-d] [a-z])",
    re.IGNORECASE,
)
"""Where a sentence goes on with when or why, which is no sentence; a pass before a call, or after one, is
told with it."""
LONGEST = 160
"""Characters of the longest text that is read as several sentences."""
SILENT = re.compile(
    r"(?:nothing|not a word|no word|not a thing)(?: at all| more| to it| about it)?", re.IGNORECASE
)
"""What somebody says who is silent."""
ALONE = re.compile(r"\b(?:alone|solo|loner|lone hand|single-?handed)\b", re.IGNORECASE)
"""What belongs to the call before `and`."""
EACH = re.compile(r"(?P<first>[a-d]) and (?P<second>[a-d]) (?:both |each )?(?P<rest>.+)", re.IGNORECASE)
ANOTHER = re.compile(
    r",? (?:and|but|so|while|whereupon)(?: then| now)? "
    r"(?=(?:[B-Db-d]|A|a(?= [a-z]{3,}s\b))(?: and [a-d])? [a-z])"
)
"""Where another player begins who does something else: `B and C pass and D orders it up`."""
OF_SUBJECT = re.compile(r"(?:then )?(?:took|takes?|picks?|picked)(?: up)? (?:the )?dummy\b", re.IGNORECASE)
"""What the player does of whom the piece before tells, and not whoever is to act."""
OF_A_SIDE = re.compile(r"\b(?:points?|mark|score|peg)", re.IGNORECASE)
"""What partners do once."""
WISHES = re.compile(
    r"(?:want|claim|take|choose|demand|insist|ask|agree|accept|decide|let|call)", re.IGNORECASE
)
"""How a choice begins, which one of the partners makes for both."""
REPORTED = re.compile(
    r"(?P<who>[a-d]) (?:says?|said|tells?|told|announces?|declares?|cries|cried)"
    r"(?: to)?(?: (?:him|her|them|us|everybody|(?:his|her|their|the) partner|[a-d]))?[,:]?(?: that)? "
    r"(?:i'll|i will|i'm|i am|i shall|i|he'll|she'll|they'll) "
    r"(?P<words>(?!have|had|hold|do|did|was|can|think).+)",
    re.IGNORECASE,
)

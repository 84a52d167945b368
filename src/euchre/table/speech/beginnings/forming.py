"""Words about forming a table: who comes, cuts, goes or sits for another."""

from __future__ import annotations

import re

ASKS_WHO = re.compile(
    r"who(?:se)? (?:will |is to |has to )?(?:deals?|deal is it|first deal)(?: first| now| next)?"
    r"|who (?:is|are) (?:the )?(?:dealer|first dealer|partners?)"
    r"|who (?:plays|play|goes|is) (?:with|against) (?:whom|who)|who (?:plays|waits|has to wait|is out)",
    re.IGNORECASE,
)
"""Questions about what a cut for partners and the deal has settled."""
FORMS_TABLE = re.compile(
    r"\b(?:cuts?|cutting|draws?|drawing)\b.*\b(?:for|to see)\b.*\b(?:partners?|who plays|goes out)\b"
    r"|\b(?:substitutes?|stand-in|(?:have|has) come(?: to play)?|come to play|ha(?:s|ve) arrived"
    r"|arrived? together|wants? to (?:come in|join)|joins? the (?:table|game))\b"
    r"|\b(?:proposes?|names?|offers?|suggests?|sits?|comes?)\b.*\bin (?:his|her|their|\w+'s) "
    r"(?:place|seat|stead)\b"
    r"|\b(?:has|have|wants?|must) to (?:leave|go)\b.*\b(?:rubber|game|table|home)\b"
    r"|\btakes? (?:over )?the (?:seat|place) of \w+\b",
    re.IGNORECASE,
)
"""What people say of coming, cutting for partners and places, and substitutes."""

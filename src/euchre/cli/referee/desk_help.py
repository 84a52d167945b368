"""What `help` says at the desk: how an evening begins, what to say of play and faults, and the commands."""

from __future__ import annotations

EXAMPLES = (
    "the players are Ann, Bob, Cleo and Dan",
    "Ann and Cleo have 3, Bob and Dan have 4",
    "Ann deals and turns up the king of spades",
    "Bob passes, Cleo orders it up",
    "Ann picks it up and discards",
    "Bob leads the ace of hearts, Cleo the nine, Dan trumps with the right bower",
    "Ann follows with the king of hearts",
    "the makers took three tricks",
    "Bob deals",
)
"""The lines of a deal that the help shows, in their order: each is understood when typed."""

HELP = (
    "To begin, say who plays, in the order in which they sit, and who deals:",
    f"    {EXAMPLES[0]}",
    f"    {EXAMPLES[1]}  (only if the score is not nothing)",
    f"    {EXAMPLES[2]}",
    "Then tell what happens, a line for each thing or several with commas:",
    *(f"    {line}" for line in EXAMPLES[3:7]),
    "The cards need not be told. A deal ends with its result, and the next begins:",
    *(f"    {line}" for line in EXAMPLES[7:]),
    "Tell what goes wrong like the rest; the referee rules, or asks what you meant:",
    "    'Bob has six cards', 'Cleo shows the king of clubs', 'Dan says Bob revoked'",
    "Ask 'who leads?', 'whose deal is it?', 'what is trump?', 'what now?'",
    "Put a mistake right with 'undo', or say: no, that was the ten of hearts",
    "",
    "guide      asks step by step              open      what may be chosen, by whom",
    "score      the score and what is due      why       the laws behind a ruling",
    "list       the entries, numbered          law 63    a law of the code",
    "7 what     entry 7 was something else     what if   what the code provides",
    "drop 7     entry 7 did not happen         words     everything understood",
    "quit       leave; the record stays",
)
"""The lines of `help`, of 80 columns at most."""

"""What single laws say that no other key of a provision holds, by name.

A provision lists the names under `particulars`; the module of the law's matter asks `provision.says(name)`.
"""

from __future__ import annotations

from collections.abc import Mapping

PARTICULARS: Mapping[str, str] = {
    "adversaries-passed": "only about a dealer whose adversaries have both passed (jerome-1877 6.21)",
    "admitted-late": "put right late too, if the other side admits it (jerome-1877 19.2, modern m.8)",
    "clears-dealer": "the dealer cannot lose the deal, and has it back if they have (professor-1862 L10)",
    "counts-alone": "the deal counts nothing but these points (jerome-1877 18.5, modern renege)",
    "keeps-alone": "a dealer may still play alone after such a lead (jerome-1877 6.7)",
    "lone-player-calls": "the lone player calls the cards that it leaves exposed (leeds-dwight-1888 105)",
    "loses-void-deal": "the deal is lost though it is void already (jerome-1877 5.11)",
    "question-keeps-open": "the partner's question keeps the trick open to be mended (leeds-dwight-1888 65)",
    "record-proves": "hands that the referee knows prove a claim made in time (leeds-dwight-1888 62)",
    "spares-commanding-card": "the best card left of a suit is not called to another (professor-1862 L30)",
    "suit-made": "only about a suit named in the second round (jerome-1877 6.14)",
}
"""Each name with what the law says."""

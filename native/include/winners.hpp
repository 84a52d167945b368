// Sure tricks, which answer a question without a search.
#pragma once

#include "lanes.hpp"

namespace euchre {

// Whether one hand wins `wanted` tricks with its trumps alone, regardless of the leader: cards of one hand never fall
// together, and each higher adverse trump beats only one of them.
constexpr bool has_sure_trumps(Lanes hand, Lanes adverse, int wanted) {
    hand &= kTrumps;
    adverse &= kTrumps;
    while (hand) {
        const Lanes top = highest(hand);
        hand ^= top;
        const Lanes higher = adverse & above(top);
        if (higher)
            adverse ^= lowest(higher);
        else if (--wanted == 0)
            return true;
    }
    return false;
}

// The leader's trumps that are higher than all others, the partner's included.
constexpr Lanes top_trumps(Lanes leader, Lanes others) {
    const Lanes against = others & kTrumps;
    return leader & (against ? above(highest(against)) : kTrumps);
}

// Whether leading so many top trumps leaves an adverse hand without any.
constexpr bool is_drawn(Lanes hand, Lanes tops) {
    Lanes left = hand & kTrumps;
    for (; left && tops; tops &= tops - 1) left &= left - 1;
    return !left;
}

// Whether a leader cashes `wanted` tricks when no adverse trump is left, or none after leading the top trumps. Counts
// the leader's trumps, and in each lay suit the cards above all others, the partner's included, because a partner who
// overtakes gets the lead. (A partner who must ruff holds only winners.) At no trump every lane is a lay suit.
template <bool kHasTrumps>
[[gnu::always_inline]] constexpr bool can_cash(Lanes leader, Lanes others, int wanted) {
    if constexpr (kHasTrumps)
        for (Lanes trumps = leader & kTrumps; trumps; trumps &= trumps - 1) --wanted;
    for (int lane = 0; wanted > 0 && lane < (kHasTrumps ? kTrumpLane : kLanes); ++lane) {
        const Lanes own = leader & lane_mask(lane);
        if (!own) continue;
        const Lanes against = others & lane_mask(lane);
        for (Lanes tops = against ? own & above(highest(against)) : own; tops; tops &= tops - 1) --wanted;
    }
    return wanted <= 0;
}

}  // namespace euchre

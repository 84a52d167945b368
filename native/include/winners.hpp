// Tricks that are won whatever anybody plays: they settle a question without a search.
#pragma once

#include "lanes.hpp"

namespace euchre {

// Whether one hand wins `wanted` tricks with its trumps alone, whoever leads: cards of one hand never fall
// together, and each adverse trump above them can beat but one of them.
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

// A leader's trumps above those of all others, his partner's too.
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

// Whether a leader against whom no trump is left, or none once his top trumps are led, cashes `wanted` tricks: his
// trumps, and in each lay suit the cards above all others, his partner's too, since a partner who overtook would
// have the lead. (A partner who has to ruff holds nothing but winners.)
constexpr bool can_cash(Lanes leader, Lanes others, int wanted) {
    for (Lanes trumps = leader & kTrumps; trumps; trumps &= trumps - 1) --wanted;
    for (int lane = 0; wanted > 0 && lane < kTrumpLane; ++lane) {
        const Lanes own = leader & lane_mask(lane);
        if (!own) continue;
        const Lanes against = others & lane_mask(lane);
        for (Lanes tops = against ? own & above(highest(against)) : own; tops; tops &= tops - 1) --wanted;
    }
    return wanted <= 0;
}

}  // namespace euchre

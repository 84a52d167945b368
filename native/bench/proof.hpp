// The smallest proof that a search without memory could find: at every turn of the side that succeeds, the card
// whose proof is shortest. It rests on the same sure winners and equal neighbours as the search.
#pragma once

#include <algorithm>
#include <cstdint>

#include "search.hpp"
#include "tree.hpp"

namespace euchre {

struct Proof {
    bool makers_win;
    std::uint64_t cards;  // cards played in the proof
};

// Positions that need no search: four hands in partnerships, between two tricks.
inline Tree<4, true>::Verdict settled(const Position& position, int need) {
    using Search = Tree<4, true>;
    if (position.on_table) return Search::Verdict::kOpen;
    const bool leads = position.makers & 1;
    const int goal = leads ? need : position.tricks - need + 1;
    const auto& hands = position.hands;
    const auto verdict =
        Search::settled(hands, hands[0] | hands[2], hands[1] | hands[3], 0b0101, position.tricks, goal);
    if (verdict == Search::Verdict::kOpen || leads) return verdict;
    return verdict == Search::Verdict::kWon ? Search::Verdict::kLost : Search::Verdict::kWon;
}

inline Proof least_proof(const Position& position, int need) {
    using Verdict = Tree<4, true>::Verdict;
    if (need <= 0) return {true, 0};
    if (need > position.tricks) return {false, 0};
    if (const Verdict verdict = settled(position, need); verdict != Verdict::kOpen)
        return {verdict == Verdict::kWon, 0};
    const bool maker = position.maker_plays();
    std::uint64_t least = UINT64_MAX, all = 0;
    for (Lanes left = distinct_cards(position); left; left &= left - 1) {
        bool completed = false, made = false;
        const Position next = after(position, lowest(left), completed, made);
        const Proof proof = least_proof(next, need - (made ? 1 : 0));
        if (proof.makers_win == maker) least = std::min(least, proof.cards + 1);
        all += proof.cards + 1;
    }
    const bool succeeds = least != UINT64_MAX;
    return {succeeds == maker, succeeds ? least : all};
}

}  // namespace euchre

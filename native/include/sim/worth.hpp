// The value of a hand under a trump suit in whole numbers, as in `euchre.bots.simple.worth`.
#pragma once

#include <array>
#include <climits>

#include "sim/faces.hpp"

namespace euchre::sim {

constexpr int kLowestTrump = 27;  // height of the seven of trumps
constexpr int kTrumpPlaces = 15;  // heights of trumps from the seven to the joker
constexpr int kLengths = 9;       // numbers of trumps
constexpr int kTops = 8;          // sets of the three best trumps
constexpr int kKinds = 9;         // kinds of lay suit

constexpr int kHoldings = 256;    // ranks held in a suit

// The tables for no trump, by the ranks held in a suit.
struct Plain {
    int base = 0;
    int lead = 0;  // added for a hand that leads to the first trick
    std::array<int, kHoldings> suits{};
};

struct Scale {
    int base = 0;
    std::array<int, kTrumpPlaces> trumps{};
    std::array<std::array<int, kTops>, kLengths> lengths{};
    std::array<int, kKinds> suits{};
    Plain plain;
};

// The kind of a lay suit among some cards of which none is a trump.
int kind_of_lay_suit(Cards cards, int suit);

int measure(const Scale& scale, Cards cards, int trump, bool joker);

struct Best {
    int worth = INT_MIN;
    int thrown_height = 0;
    Cards thrown = 0;
};

// The highest value after discarding the surplus cards, and the cards to discard.
Best best_five(const Scale& scale, Cards cards, int trump, bool joker, int surplus);

}  // namespace euchre::sim

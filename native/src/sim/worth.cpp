// The value of a hand under a trump suit, on the scales of `euchre.bots.simple.worth`.
#include "sim/worth.hpp"

#include <algorithm>
#include <bit>

namespace euchre::sim {

namespace {

constexpr int kRanks = 8;

enum Kind_of_suit { void_, ace_king, bare_ace, ace_low, bare_king, king_low, bare_low };

constexpr int kind_of_suit(unsigned ranks) {
    constexpr unsigned ace = 1u << 7, king = 1u << 6;
    if (!ranks) return void_;
    if (ranks & ace) return ranks & king ? ace_king : ranks == ace ? bare_ace : ace_low;
    if (ranks & king) return ranks == king ? bare_king : king_low;
    return bare_low + std::min(std::popcount(ranks), 3) - 1;
}

constexpr std::array<std::int8_t, 1 << kRanks> make_kinds() {
    std::array<std::int8_t, 1 << kRanks> table{};
    for (unsigned ranks = 0; ranks < table.size(); ++ranks) table[ranks] = static_cast<std::int8_t>(kind_of_suit(ranks));
    return table;
}
constexpr auto kKindOfSuit = make_kinds();

// By place from the seven of trumps: 4 for the best of three tops, 2 and 1 for the next.
constexpr std::array<std::int8_t, kTrumpPlaces> kTopOf{0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 4, 0};
constexpr std::array<std::int8_t, kTrumpPlaces> kTopUnderJoker{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4};

}  // namespace

int kind_of_lay_suit(Cards cards, int suit) { return kKindOfSuit[cards >> 8 * suit & 255]; }

namespace {

int measure_plain(const Plain& plain, Cards cards) {
    int total = plain.base;
    for (int suit = 0; suit < kSuits; ++suit) total += plain.suits[cards >> 8 * suit & 255];
    return total;
}

}  // namespace

int measure(const Scale& scale, Cards cards, int trump, bool joker) {
    if (trump == kNoTrump) [[unlikely]] return measure_plain(scale.plain, cards);
    const auto& top_of = joker ? kTopUnderJoker : kTopOf;
    const Cards trumps = cards & kInSuit[trump][trump];
    const Cards lay = cards & ~trumps;
    int total = scale.base;
    int tops = 0;
    for (Cards left = trumps; left; left &= left - 1) {
        const int place = kHeight[trump][lowest(left)] - kLowestTrump;
        total += scale.trumps[place];
        tops |= top_of[place];
    }
    total += scale.lengths[count(trumps)][tops];
    for (int suit = 0; suit < kSuits; ++suit)
        if (suit != trump) total += scale.suits[kind_of_lay_suit(lay, suit)];
    return total;
}

namespace {

// Tries every way to discard more cards, in the order of the faces.
void try_to_throw(const Scale& scale, Cards cards, Cards left, Cards thrown, int height, int surplus, int trump,
                  bool joker, Best& best) {
    if (surplus == 0) {
        const int worth = measure(scale, cards & ~thrown, trump, joker);
        if (worth > best.worth || (worth == best.worth && height < best.thrown_height)) best = {worth, height, thrown};
        return;
    }
    for (; left; left &= left - 1) {
        const int face = lowest(left);
        try_to_throw(scale, cards, left & (left - 1), thrown | set_of(face), height + kHeight[trump][face], surplus - 1,
                     trump, joker, best);
    }
}

}  // namespace

Best best_five(const Scale& scale, Cards cards, int trump, bool joker, int surplus) {
    Best best;
    try_to_throw(scale, cards, cards, 0, 0, surplus, trump, joker, best);
    return best;
}

}  // namespace euchre::sim

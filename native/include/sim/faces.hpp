// Faces as numbers, and their suit and strength under a trump: the tables of `euchre.cards`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace euchre::sim {

constexpr int kSuits = 4;   // spades, hearts, diamonds, clubs
constexpr int kNoTrump = kSuits;         // in the place of the trump suit: bowers are jacks, and no card ruffs
constexpr int kTrumpKinds = kSuits + 1;  // the suits and no trump
constexpr int kFaces = 33;  // 8 x suit + rank from the seven; the joker last
constexpr int kJoker = 32;
constexpr int kJack = 4;  // ranks from the seven

using Cards = std::uint64_t;  // a set of faces

constexpr Cards set_of(int face) { return Cards{1} << face; }
constexpr int lowest(Cards cards) { return std::countr_zero(cards); }

// The n-th face of a set, in the order of the faces.
constexpr int nth(Cards cards, int number) {
    while (number-- > 0) cards &= cards - 1;
    return lowest(cards);
}

// Number of cards in a set. Written out, because the installed build cannot rely on the popcount instruction and the
// compiler's replacement is a function call (benchmarks/bench_simulator.py).
constexpr int count(Cards cards) {
    cards -= cards >> 1 & 0x5555555555555555u;
    cards = (cards & 0x3333333333333333u) + (cards >> 2 & 0x3333333333333333u);
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<int>(cards * 0x0101010101010101u >> 56);
}

constexpr int right_bower(int trump) { return 8 * trump + kJack; }
constexpr int left_bower(int trump) { return 8 * (3 - trump) + kJack; }

template <typename Value>
using ByFace = std::array<std::array<Value, kFaces>, kTrumpKinds>;  // by trump and face

constexpr ByFace<std::int8_t> make_suits() {
    ByFace<std::int8_t> table{};
    for (int trump = 0; trump < kSuits; ++trump) {
        for (int face = 0; face < kFaces; ++face) table[trump][face] = static_cast<std::int8_t>(face / 8);
        table[trump][left_bower(trump)] = table[trump][kJoker] = static_cast<std::int8_t>(trump);
    }
    for (int face = 0; face < kFaces; ++face) table[kNoTrump][face] = static_cast<std::int8_t>(face / 8);
    return table;
}
constexpr ByFace<std::int8_t> kSuitOf = make_suits();

// How high a card stands in its own suit, trumps above all others.
constexpr ByFace<std::int8_t> make_heights() {
    ByFace<std::int8_t> table{};
    for (int trump = 0; trump < kSuits; ++trump) {
        for (int face = 0; face < kJoker; ++face)
            table[trump][face] = static_cast<std::int8_t>(face % 8 + 7 + (face / 8 == trump ? 20 : 0));
        table[trump][left_bower(trump)] = 39;
        table[trump][right_bower(trump)] = 40;
        table[trump][kJoker] = 41;
    }
    for (int face = 0; face < kJoker; ++face) table[kNoTrump][face] = static_cast<std::int8_t>(face % 8 + 7);
    table[kNoTrump][kJoker] = 41;
    return table;
}
constexpr ByFace<std::int8_t> kHeight = make_heights();

constexpr std::array<std::array<Cards, kTrumpKinds>, kTrumpKinds> make_members() {
    std::array<std::array<Cards, kTrumpKinds>, kTrumpKinds> table{};
    for (int trump = 0; trump < kTrumpKinds; ++trump)
        for (int face = 0; face < kFaces; ++face) table[trump][kSuitOf[trump][face]] |= set_of(face);
    return table;
}
constexpr auto kInSuit = make_members();  // by trump and suit

constexpr ByFace<Cards> make_above() {
    ByFace<Cards> table{};
    for (int trump = 0; trump < kTrumpKinds; ++trump)
        for (int face = 0; face < kFaces; ++face)
            for (int other = 0; other < kFaces; ++other)
                if (kSuitOf[trump][other] == kSuitOf[trump][face] && kHeight[trump][other] > kHeight[trump][face])
                    table[trump][face] |= set_of(other);
    return table;
}
constexpr ByFace<Cards> kAbove = make_above();  // the cards of the same suit that stand higher

}  // namespace euchre::sim

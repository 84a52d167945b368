#include "position.hpp"

#include <algorithm>
#include <string>

namespace euchre {
namespace {

constexpr int kJackRank = 4;  // among 7 8 9 T J Q K A
constexpr int kSuits = 4;
constexpr int kMostCards = 8;

constexpr int next_suit(int suit) { return 3 - suit; }  // S-C and H-D share a colour

constexpr int suit_under(int face, int trump) {
    return face == kJoker || face == next_suit(trump) * 8 + kJackRank ? trump : face / 8;
}

// Strength among the cards of one suit, 0 to 10.
constexpr int strength(int face, int trump) {
    if (face == kJoker) return 10;
    if (face == trump * 8 + kJackRank) return 9;
    if (face == next_suit(trump) * 8 + kJackRank) return 8;
    return face % 8;
}

// The lane of a suit: trumps first, the others in their order.
constexpr int lane_of_suit(int suit, int trump) { return suit == trump ? 0 : suit < trump ? suit + 1 : suit; }

constexpr auto kBits = [] {
    std::array<std::array<std::int8_t, kFaces>, kSuits> bits{};
    for (int trump = 0; trump < kSuits; ++trump)
        for (int face = 0; face < kFaces; ++face)
            bits[trump][face] = static_cast<std::int8_t>(
                lane_of_suit(suit_under(face, trump), trump) * kLaneBits + strength(face, trump));
    return bits;
}();

std::string face_name(int face) {
    if (face == kJoker) return "the joker";
    return std::string{"789TJQKA"[face % 8], "SHDC"[face / 8]};
}

std::string seat_name(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

}  // namespace

int bit_of(int face, int trump) { return kBits[trump][face]; }

std::string prepare(const Given& given, Position& position) {
    if (given.trump < 0 || given.trump >= kSuits) return "there is no trump suit " + std::to_string(given.trump);
    if (given.leader < 0 || given.leader >= kSeats) return "there is no leader " + std::to_string(given.leader);
    if ((given.out | given.makers) >> kSeats) return "there are seats A to D only";
    if (given.out >> given.leader & 1) return "the leader " + seat_name(given.leader) + " sits out";

    position = Position{};
    position.makers = given.makers;
    position.trump = static_cast<std::int8_t>(given.trump);
    std::uint64_t live = 0;
    int most = 0, players = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        const std::uint64_t hand = given.hands[seat];
        if (hand >> kFaces) return "the hand of " + seat_name(seat) + " holds a face that does not exist";
        if (hand & live) return face_name(std::countr_zero(hand & live)) + " is there twice";
        live |= hand;
        if (given.out >> seat & 1) {
            if (hand) return seat_name(seat) + " sits out but is given cards";
            continue;
        }
        ++players;
        most = std::max(most, std::popcount(hand));
    }
    if (players < 2) return "fewer than two players have a hand";
    if (!(given.makers & ~given.out & 15)) return "no maker plays";
    if (!(~given.makers & ~given.out & 15)) return "nobody plays against the makers";
    position.players = static_cast<std::int8_t>(players);

    for (int seat = 0; seat < kSeats; ++seat) {
        int left = (seat + 1) % kSeats;
        while (given.out >> left & 1) left = (left + 1) % kSeats;
        position.next[seat] = static_cast<std::int8_t>(left);
    }

    int seat = given.leader, on_table = 0;
    std::array<bool, kSeats> has_played{};
    while (on_table < kSeats && given.played[on_table] != kNone) {
        const int face = given.played[on_table];
        if (face < 0 || face >= kFaces) return "the trick in progress holds a face that does not exist";
        if (live >> face & 1) return face_name(face) + " is there twice";
        if (on_table >= players - 1) return "the trick in progress is complete";
        live |= std::uint64_t{1} << face;
        has_played[seat] = true;
        seat = position.next[seat];
        ++on_table;
    }
    for (int place = on_table; place < kSeats; ++place)
        if (given.played[place] != kNone) return "the trick in progress has a gap";
    position.turn = static_cast<std::int8_t>(seat);
    position.on_table = static_cast<std::int8_t>(on_table);
    for (int each = 0; each < kSeats; ++each) {
        if (given.out >> each & 1) continue;
        const int cards = std::popcount(given.hands[each]) + (has_played[each] ? 1 : 0);
        if (on_table == 0 ? cards != most : cards != std::popcount(given.hands[given.leader]) + 1)
            return "the hands are unequal: " + seat_name(each) + " has " + std::to_string(cards) + " cards";
        position.tricks = static_cast<std::int8_t>(cards);
    }
    if (position.tricks == 0) return "no cards are left to play";
    const int before = given.makers_won + given.adversaries_won;
    if (given.makers_won < 0 || given.adversaries_won < 0) return "a side cannot have won fewer than no tricks";
    if (before + position.tricks > kMostCards) return "a hand has more than eight cards";

    for (int each = 0; each < kSeats; ++each)
        for (std::uint64_t left = given.hands[each]; left; left &= left - 1)
            position.hands[each] |= bit_mask(bit_of(std::countr_zero(left), given.trump));

    seat = given.leader;
    for (int place = 0; place < on_table; ++place, seat = position.next[seat]) {
        const int bit = bit_of(given.played[place], given.trump);
        position.table |= bit_mask(bit);
        const bool leads = place == 0;
        if (leads) position.led = static_cast<std::int8_t>(lane_of(bit));
        const bool wins = leads || (lane_of(bit) == lane_of(position.best) ? bit > position.best
                                                                         : lane_of(bit) == kTrumpLane);
        if (wins) {
            position.best = static_cast<std::int8_t>(bit);
            position.best_seat = static_cast<std::int8_t>(seat);
        }
    }
    if (given.called != kNone) {
        const bool exists = given.called >= 0 && given.called < kFaces;
        for (int each = 0; exists && each < kSeats; ++each)
            if (given.hands[each] >> given.called & 1) position.called = bit_mask(bit_of(given.called, given.trump));
        if (!position.called) return "the called card is in nobody's hand";
        if (given.makers_won || given.adversaries_won) return "a card can be called for the first trick only";
    }
    return "";
}

}  // namespace euchre

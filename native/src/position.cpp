#include "position.hpp"

#include <algorithm>
#include <string>

namespace euchre {
namespace {

constexpr int kJackRank = 4;  // among 7 8 9 T J Q K A
constexpr int kSuits = 4;
constexpr int kTrumpKinds = kSuits + 1;  // the suits and no trump
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

// The lane of a suit: trumps on top, the others below in their order.
constexpr int lane_of_suit(int suit, int trump) { return suit == trump ? kTrumpLane : suit < trump ? suit : suit - 1; }

constexpr auto kBits = [] {
    std::array<std::array<std::int8_t, kFaces>, kTrumpKinds> bits{};
    for (int trump = 0; trump < kSuits; ++trump)
        for (int face = 0; face < kFaces; ++face)
            bits[trump][face] = static_cast<std::int8_t>(
                lane_of_suit(suit_under(face, trump), trump) * kLaneBits + strength(face, trump));
    for (int face = 0; face < kJoker; ++face)
        bits[kNoTrump][face] = static_cast<std::int8_t>(face / 8 * kLaneBits + face % 8);
    bits[kNoTrump][kJoker] = strength(kJoker, kNoTrump);  // a bit that no card has
    return bits;
}();

std::string face_name(int face) {
    if (face == kJoker) return "the joker";
    return std::string{"789TJQKA"[face % 8], "SHDC"[face / 8]};
}

std::string seat_name(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

// The players clockwise from the leader; only the first `players` entries of `seats` count.
struct Places {
    std::array<int, kSeats> seats{};
    int players = 0;
};

Places places_of(const Given& given) {
    Places places;
    for (int step = 0; step < kSeats; ++step) {
        const int seat = (given.leader + step) % kSeats;
        if (!(given.out >> seat & 1)) places.seats[places.players++] = seat;
    }
    return places;
}

std::string seats_fault(const Given& given) {
    if (given.trump < 0 || given.trump >= kTrumpKinds) return "no suit has the number " + std::to_string(given.trump);
    if (given.leader < 0 || given.leader >= kSeats) return "no seat has the number " + std::to_string(given.leader);
    if ((given.out | given.makers) >> kSeats) return "there are seats A to D only";
    if (given.out >> given.leader & 1) return "the leader " + seat_name(given.leader) + " sits out";
    const int playing = ~given.out & 15;
    if (std::popcount(static_cast<unsigned>(playing)) < 2) return "fewer than two players have a hand";
    if (!(given.makers & playing)) return "no maker plays";
    if (!(~given.makers & playing)) return "nobody plays against the makers";
    return "";
}

// Unknown faces, repeated cards, cards of a seat that sits out, a trick that is too long or has a gap.
std::string cards_fault(const Given& given, int players, int on_table) {
    std::uint64_t live = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        const std::uint64_t hand = given.hands[seat];
        if (hand >> kFaces) return "the hand of " + seat_name(seat) + " holds a face that does not exist";
        if (hand & live) return face_name(std::countr_zero(hand & live)) + " appears twice";
        if (hand && given.out >> seat & 1) return seat_name(seat) + " sits out but has cards";
        live |= hand;
    }
    if (on_table >= players) return "the trick in progress is complete";
    for (int place = 0; place < on_table; ++place) {
        const int face = given.played[place];
        if (face < 0 || face >= kFaces) return "the trick in progress holds a face that does not exist";
        if (live >> face & 1) return face_name(face) + " appears twice";
        live |= std::uint64_t{1} << face;
    }
    for (int place = on_table; place < kSeats; ++place)
        if (given.played[place] != kNone) return "the trick in progress has a gap";
    return "";
}

// Unequal hands, and too few or too many tricks.
std::string numbers_fault(const Given& given, const Places& places, int on_table) {
    int most = 0;
    std::array<int, kSeats> sizes{};
    for (int place = 0; place < places.players; ++place) {
        sizes[place] = std::popcount(given.hands[places.seats[place]]) + (place < on_table ? 1 : 0);
        most = std::max(most, sizes[place]);
    }
    for (int place = 0; place < places.players; ++place)
        if (sizes[place] != most)
            return "the hands are unequal: with the cards on the table " + seat_name(places.seats[place]) + " has " +
                   std::to_string(sizes[place]) + ", another seat " + std::to_string(most);
    if (most == 0) return "no cards are left to play";
    if (given.makers_won < 0 || given.adversaries_won < 0) return "a side cannot have won a negative number of tricks";
    if (given.makers_won > kMostCards || given.adversaries_won > kMostCards ||
        most + given.makers_won + given.adversaries_won > kMostCards)
        return "a hand has more than " + std::to_string(kMostCards) + " cards";
    return "";
}

std::string call_fault(const Given& given) {
    if (given.called == kNone) return "";
    const bool exists = given.called >= 0 && given.called < kFaces;
    const auto& hands = given.hands;
    if (!exists || !((hands[0] | hands[1] | hands[2] | hands[3]) >> given.called & 1))
        return "the called card is in nobody's hand";
    if (given.makers_won || given.adversaries_won) return "a card can be called for the first trick only";
    return "";
}

bool has_joker(const Given& given) {
    std::uint64_t held = 0;
    for (const std::uint64_t hand : given.hands) held |= hand;
    const auto& played = given.played;
    return held >> kJoker & 1 || std::find(played.begin(), played.end(), kJoker) != played.end();
}

Lanes lanes_of(std::uint64_t faces, int trump) {
    Lanes lanes = 0;
    for (; faces; faces &= faces - 1) lanes |= bit_mask(bit_of(std::countr_zero(faces), trump));
    return lanes;
}

}  // namespace

int bit_of(int face, int trump) { return kBits[trump][face]; }

std::string prepare(const Given& given, Position& position) {
    if (std::string fault = seats_fault(given); !fault.empty()) return fault;
    const Places places = places_of(given);
    int on_table = 0;
    while (on_table < kSeats && given.played[on_table] != kNone) ++on_table;
    if (std::string fault = cards_fault(given, places.players, on_table); !fault.empty()) return fault;
    if (std::string fault = numbers_fault(given, places, on_table); !fault.empty()) return fault;
    if (std::string fault = call_fault(given); !fault.empty()) return fault;
    if (given.trump == kNoTrump && has_joker(given)) return "the joker has no suit at no trump";

    position = Position{};
    position.trump = static_cast<std::int8_t>(given.trump);
    position.players = static_cast<std::int8_t>(places.players);
    for (int place = 0; place < places.players; ++place) {
        const int seat = places.seats[place];
        position.hands[place] = lanes_of(given.hands[seat], given.trump);
        position.makers |= static_cast<std::uint8_t>((given.makers >> seat & 1) << place);
    }
    position.tricks = static_cast<std::int8_t>(std::popcount(position.hands[on_table]));
    if (given.called != kNone) position.called = bit_mask(bit_of(given.called, given.trump));
    for (int place = 0; place < on_table; ++place) {
        const Lanes card = bit_mask(bit_of(given.played[place], given.trump));
        position.hands[place] |= card;
        lay(position, card);
    }
    return "";
}

void lay(Position& position, Lanes card) {
    if (position.on_table == 0) position.led = suit_of(card);
    const Lanes trumps = position.has_trumps() ? kTrumps : 0;
    if ((card & (position.led | trumps)) > position.best) {
        position.best = card;
        position.best_place = position.on_table;
    }
    position.table |= card;
    ++position.on_table;
}

Position quitted(const Position& position) {
    Position next;
    next.players = position.players;
    next.trump = position.trump;
    next.tricks = static_cast<std::int8_t>(position.tricks - 1);
    for (int place = 0; place < position.players; ++place) {
        const int from = (position.best_place + place) % position.players;
        next.hands[place] = position.hands[from] & ~position.table;
        next.makers |= static_cast<std::uint8_t>((position.makers >> from & 1) << place);
    }
    return next;
}

}  // namespace euchre

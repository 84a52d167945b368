// One deal of regular play, from the shuffle to the points.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "sim/faces.hpp"
#include "sim/rules.hpp"

namespace euchre::sim {

constexpr int kNobody = -1;
constexpr int kMostTricks = 8;

// The order of the members is that of the enumerations in `euchre.acts` and `euchre.deal`.
enum class CallKind : int { pass, order_up, assist, take_up, turn_down, make };
enum class Manner : int { partnership, alone, jambone, jamboree };
enum class Result : int { point, march, euchre, jamboree, all_passed };
enum class Kind : int {
    shuffle, cut, decline_cut, deal_out, turn_up, fix_suit, call, play_alone, take_over, defend_alone,
    discard, decline_turn_up, take_dummy, jambone_call, play, waiver, give_card,
};

// The cards of a seat in the order in which it got them; a random player chooses by this order.
struct Hand {
    static constexpr int kAtOnce = 8;  // cards moved up at once

    std::array<std::uint8_t, kFaces + kAtOnce + 1> cards;
    int size = 0;
    Cards set = 0;

    void add(int face) {
        cards[size++] = static_cast<std::uint8_t>(face);
        set |= set_of(face);
    }
    int place_of(int face) const {
        int place = 0;
        while (cards[place] != face) ++place;
        return place;
    }
    // Later cards move up by whole words, past the end, which saves a branch.
    void remove_at(int place) {
        set &= ~set_of(cards[place]);
        --size;
        do {
            std::uint64_t behind;
            std::memcpy(&behind, &cards[place + 1], kAtOnce);
            std::memcpy(&cards[place], &behind, kAtOnce);
            place += kAtOnce;
        } while (place < size);
    }
    void remove(int face) { remove_at(place_of(face)); }
};

struct Deal {
    int dealer = 0;
    std::array<int, kMostSeats> standing{};  // marked points of the game, by side
    std::array<std::uint8_t, kFaces> pack;
    int talon = 0;  // place in the pack of the card after the hands
    std::array<Hand, kMostSeats> hands;
    int acts = 0;         // number of acts
    int turn = kNobody;  // seat that calls or plays next

    int turn_up = kNobody;
    int turned_suit = kNobody;
    bool is_ordering = true;  // whether this is the first round of calls
    unsigned passed = 0;      // seats that passed in this round
    int trump = kNobody;
    int maker = kNobody;
    bool accepted = false;
    Manner manner = Manner::partnership;
    int lone = kNobody;
    int announced = kNobody;
    int duelist = kNobody;
    unsigned out = 0;     // seats that sit out
    unsigned waived = 0;  // seats that gave up a right
    bool exchanged = false;
    bool declined = false;  // whether the dealer openly left the turn-up on the talon
    bool dummy_taken = false;
    bool best_given = false;  // whether the partner of the lone player has given a card
    std::array<Cards, kMostSeats> put_out{};

    int called = kNobody;
    // Who led to each trick, and the card of each seat; filled up to the last card played.
    std::array<std::uint8_t, kMostTricks> leaders;
    std::array<std::array<std::uint8_t, kMostSeats>, kMostTricks> cards_by_trick;
    int tricks = 0;  // complete ones
    std::array<std::uint8_t, kMostSeats> on_table;
    int played_to_trick = 0;
    unsigned played_seats = 0;  // who has played to the trick in progress
    int led = kNobody;
    int best = kNobody;
    int best_seat = kNobody;
    Cards played = 0;  // in all tricks
    std::array<int, kMostSeats> won{};
    std::array<unsigned, kMostSeats> voids{};  // suits that a seat has shown it does not hold

    bool is_over = false;
    Result result = Result::all_passed;
    std::array<int, kMostSeats> points{};  // by side

    bool is_out(int seat) const { return out >> seat & 1; }
    unsigned makers(const Rules& rules) const { return rules.side_set(maker); }
    bool is_maker(const Rules& rules, int seat) const { return makers(rules) >> seat & 1; }
};

struct Call {
    CallKind word;
    int suit;  // kNobody unless a suit is named
    Manner manner;
};

// Manners in which a hand can be played without the partner, in their order.
struct Manners {
    std::array<Manner, 3> list;
    int size = 0;
    bool has(Manner manner) const {
        for (int i = 0; i < size; ++i)
            if (list[i] == manner) return true;
        return false;
    }
};

using ActLog = std::vector<std::vector<int>>;  // kind, actor, and what the kind needs

enum class Policy : std::uint8_t { random, simple, linear, asked };  // asked: somebody outside chooses

struct Tables;   // of the rule player, see simple.hpp
struct Weights;  // of a linear caller, see linear.hpp

struct Players {
    std::array<Policy, kMostSeats> policies;
    const Tables* tables;
    std::array<const Weights*, kMostSeats> weights{};  // of those who are linear
};

// Plays one deal to its end; a log records every act.
void play_deal(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t number, Deal& deal,
               ActLog* log);

// Plays the rest of a deal after its turn-up.
void play_on(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t number, Deal& deal,
             ActLog* log);

// Codes of `retrace` for a card: forced, as the rule player would have played; larger values are the number of other
// playable cards.
constexpr std::int8_t kForced = 0;
constexpr std::int8_t kByRule = -1;

// Plays cards in order to a deal before the first lead, and writes for each how the rule player sees it; returns false
// if a card may not be played.
bool retrace(const Rules& rules, const Tables& tables, Deal deal, const std::vector<int>& faces, std::int8_t* told);

// Number of lawful ways to play out the cards of a deal.
std::uint64_t count_endings(const Rules& rules, Deal deal);

}  // namespace euchre::sim

// A position in the play of one deal, all cards seen.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "lanes.hpp"

namespace euchre {

constexpr int kSeats = 4;
constexpr int kJoker = 32;        // index of the joker among the faces: 8 x suit + rank
constexpr int kFaces = 33;
constexpr int kNone = -1;
constexpr int kNoTrump = 4;       // in the place of the trump suit; each suit then has a lane of its own

// Input: faces by index (suits S H D C, ranks 7 8 9 T J Q K A, then the joker).
struct Given {
    std::array<std::uint64_t, kSeats> hands{};  // bit masks of the faces held; empty for a seat that sits out
    int trump = 0;
    int leader = 0;                             // seat that leads, or led, to the trick in progress
    std::uint8_t makers = 0;                    // bit mask of the makers' seats
    std::uint8_t out = 0;                       // seats that sit out or do not exist
    std::array<int, kSeats> played{kNone, kNone, kNone, kNone};  // the trick in progress, in order
    int called = kNone;                         // face that its holder must play to this trick (jambone)
    int makers_won = 0;                         // tricks won before by each side
    int adversaries_won = 0;
};

// The same, prepared for the search. Places count the players clockwise from 0, the leader of the trick in progress.
struct Position {
    std::array<Lanes, kSeats> hands{};  // by place, including the cards on the table
    Lanes table = 0;                    // cards of the trick in progress
    std::int8_t on_table = 0;           // their number, which is also the place to play next
    std::int8_t best_place = 0;         // place that played the best of them
    Lanes best = 0;
    Lanes led = 0;                      // the lane to follow
    Lanes called = 0;                   // the only card its holder may play to this trick
    std::int8_t players = 0;
    std::int8_t tricks = 0;             // tricks to be won, the one in progress included
    std::int8_t trump = 0;
    std::uint8_t makers = 0;            // bit mask of the makers' places

    bool has_trumps() const { return trump != kNoTrump; }
    bool maker_plays() const { return makers >> on_table & 1; }
};

// Where a face stands in the lanes under a trump.
int bit_of(int face, int trump);

// Prepares a position for the search; returns what is impossible in it, or an empty text.
std::string prepare(const Given& given, Position& position);

// Plays a card of the place to play next.
void lay(Position& position, Lanes card);

// The position after the last card of a trick: its winner leads.
Position quitted(const Position& position);

}  // namespace euchre

// The values of a code on which regular play depends; `euchre.sim.parameters` makes it from a `Code`.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sim/faces.hpp"

namespace euchre::sim {

constexpr int kMostSeats = 4;

enum class LoneLead : int { eldest_hand, left_of_lone_player, lone_player };
enum class SuitToRob : int { never, suit, natural };
enum class Deadline : int { call, discard, opening_lead };

// Points of the makers for the odd trick and for all tricks, and of each adverse side for a euchre.
struct Tariff {
    int point = 0, march = 0, euchre = 0;
};

struct Rules {
    int players = 4;
    bool partnerships = true;
    std::vector<std::uint8_t> pack;  // faces in their order
    int hand_size = 5;
    int dummy = 0;
    int shuffler = 0;  // places clockwise from the dealer
    int cut_least = 1;
    int cut_most = 1;
    bool cut_may_be_declined = false;
    std::vector<std::array<std::uint8_t, 2 * kMostSeats>> ways_to_deal;  // packets from the eldest hand, by round

    bool stick_the_dealer = false;
    bool assist_must_be_alone = false;
    bool suit_needed_to_call = false;
    SuitToRob suit_needed_to_rob = SuitToRob::never;
    bool partners_best = false;
    bool no_trump = false;
    bool take_over = false;
    bool take_over_after_pass = false;
    bool take_over_settled_between_partners = false;
    Deadline take_over_until = Deadline::call;
    Deadline alone_until = Deadline::call;
    Deadline dealer_alone_until = Deadline::call;
    bool defend_alone = false;
    bool jambone = false;
    bool jamboree = false;
    bool may_bury_turn_up = true;
    bool may_decline_turn_up = false;
    LoneLead lead_against_lone = LoneLead::eldest_hand;

    Tariff partnership, lone, open, duel;
    // Points at no trump; 0: as under a trump.
    int no_trump_point = 0, no_trump_march = 0, no_trump_euchre = 0;
    int no_trump_lone_point = 0, no_trump_lone_march = 0, no_trump_lone_euchre = 0;
    int jamboree_points = 0;
    bool lone_must_march = false;
    int shutout_euchre = 0;  // unless a euchre counts more
    int game_points = 10;
    bool lap = false;

    Cards pack_set = 0;  // derived from `pack`
    bool joker = false;

    // Whether there is a partner or a dummy to do without.
    bool may_play_alone() const { return partnerships || dummy; }
    int odd_trick() const { return hand_size / 2 + 1; }
    int left_of(int seat) const { return seat + 1 == players ? 0 : seat + 1; }
    int right_of(int seat) const { return seat ? seat - 1 : players - 1; }
    int partner(int seat) const { return partnerships ? seat ^ 2 : -1; }
    int sides() const { return partnerships ? 2 : players; }
    int side_of(int seat) const { return partnerships ? seat & 1 : seat; }
    // Bit mask of the seats on a seat's side.
    unsigned side_set(int seat) const { return partnerships ? 5u << (seat & 1) : 1u << seat; }
};

}  // namespace euchre::sim

// Rights before the first lead, and the first leader (see `euchre.deal.rights`).
#pragma once

#include "sim/deal.hpp"

namespace euchre::sim {

inline bool has(unsigned seats, int seat) { return seats >> seat & 1; }

// The next seat clockwise that does not sit out.
inline int next_active(const Rules& rules, const Deal& deal, int seat) {
    do seat = rules.left_of(seat);
    while (deal.is_out(seat));
    return seat;
}

bool dealer_exchanges(const Deal& deal);
// The manners in which a seat may play without its partner.
Manners lone_manners(const Rules& rules, const Deal& deal, int seat, int trump);
int may_take_over(const Rules& rules, const Deal& deal);
// Whether taking over is asked before the exchange, instead of together with it.
bool is_asked_apart(const Deal& deal, int taker);
bool may_add_alone(const Rules& rules, const Deal& deal);
int may_defend_alone(const Rules& rules, const Deal& deal);
// Whether the hand of a jambone player lies open, which waits for a take-over and the discard.
bool is_jambone_open(const Rules& rules, const Deal& deal);
int first_leader(const Rules& rules, const Deal& deal);

}  // namespace euchre::sim

// Who may do what before the first lead, and who leads, in the rules' terms (see `euchre.deal.rights`).
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
// The manners in which a seat may play a trump without his partner.
Manners lone_manners(const Rules& rules, const Deal& deal, int seat, int trump);
int may_take_over(const Rules& rules, const Deal& deal);
// Whether who may take over is asked so before any exchange, and not together with his own.
bool is_asked_apart(const Deal& deal, int taker);
bool may_add_alone(const Rules& rules, const Deal& deal);
int may_defend_alone(const Rules& rules, const Deal& deal);
int first_leader(const Rules& rules, const Deal& deal);

}  // namespace euchre::sim

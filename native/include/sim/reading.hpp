// What the rule player knows during the play, and the cards that it leads and follows with, as in
// `reading`, `leads`, `follows`, `throws` and `jambone` of `euchre.bots.simple`.
#pragma once

#include <array>

#include "sim/deal.hpp"

namespace euchre::sim {

class Reading {
public:
    Reading(const Rules& rules, const Deal& deal, int seat);

    int lead() const;
    int lead_against_open() const;
    int follow(Cards allowed) const;
    int jambone_call(Cards callable) const;

private:
    const Rules& rules_;
    const Deal& deal_;
    int seat_;
    int trump_;
    const Hand& hand_;
    Cards held_;
    Cards out_;  // cards that others may hold
    unsigned friends_;  // seats on this side in the deal, including this one
    unsigned others_;   // the other seats that take part in the play

    int suit(int face) const { return kSuitOf[trump_][face]; }
    int height(int face) const { return kHeight[trump_][face]; }
    bool is_trump(int face) const { return suit(face) == trump_; }
    Cards higher_out(int face) const { return kAbove[trump_][face] & out_; }
    bool is_best(int face) const { return !higher_out(face); }
    Cards of_suit(Cards cards, int suit) const { return cards & kInSuit[trump_][suit]; }
    Cards trumps() const { return of_suit(held_, trump_); }
    Cards trumps_out() const { return of_suit(out_, trump_); }
    int length(int suit) const { return count(of_suit(held_, suit)); }
    bool is_friend(int seat) const { return friends_ >> seat & 1; }
    bool is_void(int seat, int suit) const { return deal_.voids[seat] >> suit & 1; }
    bool is_lone() const { return deal_.lone == seat_ || deal_.duelist == seat_; }
    bool beats(int face, int other) const {
        return suit(face) == suit(other) ? height(face) > height(other) : is_trump(face);
    }
    unsigned still_to_play() const { return others_ & ~deal_.played_seats; }
    bool friend_behind() const { return still_to_play() & friends_; }

    int highest_of(Cards cards) const;
    int lowest_of(Cards cards) const;
    Cards winners() const;
    int cheapest_equal(Cards cards) const;

    int as_maker() const;
    int for_the_maker() const;
    int as_adversary() const;
    int run(Cards winners) const;
    int trump_to_partner() const;
    int sure_trumps() const;
    int safest(Cards winners) const;
    int safety(int face) const;
    int lay_lead() const;
    int promise(int face) const;

    int help_friend(Cards cards, Cards winning) const;
    bool holds() const;
    int against(Cards cards, Cards winning) const;
    bool worth_ruffing(Cards winning) const;

    int least_card(Cards cards) const;
    int worth_keeping(int face) const;
    bool is_guarded(int suit) const;

    Cards elsewhere() const;
    int hope(int led, int called) const;
    int chance_to_beat(int called) const;
};

}  // namespace euchre::sim

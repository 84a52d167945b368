#include "sim/reading.hpp"

#include <bit>
#include <climits>

namespace euchre::sim {

namespace {

// The face with the highest score in a set; ties go to the lower index.
template <typename Score>
int best_by(Cards cards, Score score) {
    int best = kNobody, best_score = INT_MIN;
    for (; cards; cards &= cards - 1) {
        const int face = lowest(cards), its = score(face);
        if (best == kNobody || its > best_score) {
            best = face;
            best_score = its;
        }
    }
    return best;
}

// The cost of losing a card: see `euchre.bots.simple.throws`.
constexpr int kTrump = 1000;
constexpr int kBest = 400;
constexpr int kGuard = 60;
constexpr int kLastOfSuit = 45;

}  // namespace

Reading::Reading(const Rules& rules, const Deal& deal, int seat)
    : rules_(rules), deal_(deal), seat_(seat), trump_(deal.trump), hand_(deal.hands[seat]), held_(hand_.set) {
    Cards gone = deal.put_out[seat] | deal.played;
    const bool turn_up_was_taken = deal.accepted && !deal.declined && !deal.is_out(deal.dealer);
    if (!turn_up_was_taken) gone |= set_of(deal.turn_up);
    out_ = rules.pack_set & ~(held_ | gone);
    const unsigned seats = (1u << rules.players) - 1;
    const unsigned makers = deal.makers(rules);
    friends_ = makers >> seat & 1 ? makers : seats & ~makers;
    others_ = seats & ~deal.out & ~(1u << seat);
}

// The highest card; ties in rank go to the lower index.
int Reading::highest_of(Cards cards) const {
    return best_by(cards, [this](int face) { return height(face); });
}

// The lowest card; ties in rank go to the lower index.
int Reading::lowest_of(Cards cards) const {
    return best_by(cards, [this](int face) { return -height(face); });
}

// The lay cards that nobody else can beat in their suit.
Cards Reading::winners() const {
    Cards found = 0;
    for (Cards left = held_ & ~trumps(); left; left &= left - 1)
        if (is_best(lowest(left))) found |= left & -left;
    return found;
}

int Reading::cheapest_equal(Cards cards) const {
    int chosen = highest_of(cards);
    const int of = suit(chosen);
    const Cards over = higher_out(chosen);
    for (cards &= ~set_of(chosen); cards;) {
        const int next = highest_of(cards);
        if (suit(next) != of || higher_out(next) != over) break;
        chosen = next;
        cards &= ~set_of(next);
    }
    return chosen;
}

// Leads.

int Reading::lead() const {
    if (hand_.size == 1) return hand_.cards[0];
    if (!(deal_.makers(rules_) >> seat_ & 1)) return as_adversary();
    return deal_.maker == seat_ || is_lone() ? as_maker() : for_the_maker();
}

int Reading::as_maker() const {
    const Cards mine = trumps(), sure = winners();
    if (!trumps_out()) return run(sure);
    if (mine) {
        const int top = highest_of(mine);
        if (is_best(top) && (count(mine) > 1 || sure || is_lone())) return top;
        if (count(mine) >= 3) return is_lone() ? top : lowest_of(mine);
    }
    if (sure) return safest(sure);
    const int lay = lay_lead();
    return lay == kNobody ? lowest_of(mine) : lay;
}

int Reading::run(Cards sure) const {
    if (const Cards mine = trumps()) return highest_of(mine);
    if (!sure) return trump_ == kNoTrump ? lay_lead() : highest_of(held_);
    int place = 0;
    while (!(sure >> hand_.cards[place] & 1)) ++place;  // the first in the order of the hand
    return hand_.cards[place];
}

int Reading::for_the_maker() const {
    const Cards mine = trumps(), sure = winners();
    if (!trumps_out()) return run(sure);
    if (mine && !is_void(deal_.maker, trump_)) return trump_to_partner();
    if (sure) return safest(sure);
    const int lay = lay_lead();
    return lay == kNobody ? lowest_of(mine) : lay;
}

int Reading::trump_to_partner() const {
    const Cards mine = trumps();
    const int top = highest_of(mine), last = lowest_of(mine);
    if (is_best(top) || count(higher_out(top)) == 1) return top;
    return cheapest_equal(mine) != last ? last : top;
}

int Reading::as_adversary() const {
    const Cards mine = trumps(), aces = winners();
    if (!trumps_out()) return run(aces);
    const int sure = sure_trumps();
    int won = 0;
    for (int seat = 0; seat < rules_.players; ++seat)
        if (is_friend(seat)) won += deal_.won[seat];
    if (sure && won + sure >= rules_.hand_size - rules_.odd_trick() + 1) return highest_of(mine);
    if (aces) return safest(aces);
    const int lay = lay_lead();
    return lay == kNobody ? lowest_of(mine) : lay;
}

int Reading::sure_trumps() const {
    int found = 0;
    for (Cards left = trumps(); left; left &= left - 1) found += is_best(lowest(left));
    return found;
}

int Reading::safest(Cards winners) const {
    return best_by(winners, [this](int face) { return safety(face); });
}

int Reading::safety(int face) const {
    int score = 10 * count(of_suit(out_, suit(face)));
    for (unsigned left = others_ & ~friends_; left; left &= left - 1) {
        const int seat = std::countr_zero(left);
        if (is_void(seat, suit(face)) && !is_void(seat, trump_)) score -= 100;
    }
    return score;
}

int Reading::lay_lead() const {
    return best_by(held_ & ~trumps(), [this](int face) { return promise(face); });
}

int Reading::promise(int face) const {
    const int of = suit(face);
    const Cards mates = of_suit(held_, of) & ~set_of(face);
    int score = 2 * height(face);
    if (!mates) {
        score += trumps() ? 20 : 5;
    } else if (kAbove[trump_][face] & held_) {
        score -= 5;
    } else if (count(higher_out(face)) == 1) {
        score -= 20;
    }
    for (unsigned left = others_; left; left &= left - 1) {
        const int seat = std::countr_zero(left);
        if (is_void(seat, of) && !is_void(seat, trump_)) score += is_friend(seat) ? 25 : -25;
    }
    return score;
}

// To a trick that somebody else has led.

int Reading::follow(Cards cards) const {
    Cards winning = 0;
    for (Cards left = cards; left; left &= left - 1)
        if (beats(lowest(left), deal_.best)) winning |= left & -left;
    if (!winning) return least_card(cards);
    const bool adversary_behind = still_to_play() & ~friends_;
    if (is_friend(deal_.best_seat)) {
        if (!adversary_behind || holds()) return least_card(cards);
        return help_friend(cards, winning);
    }
    return adversary_behind ? against(cards, winning) : lowest_of(winning);
}

int Reading::help_friend(Cards cards, Cards winning) const {
    if (of_suit(cards, deal_.led)) {
        const int top = highest_of(winning);
        const Cards between = kAbove[trump_][deal_.best] & ~kAbove[trump_][top] & out_;
        return between ? cheapest_equal(winning) : least_card(cards);
    }
    return is_trump(deal_.best) ? least_card(cards) : lowest_of(winning);
}

// Whether a friend's card may be left to win.
bool Reading::holds() const {
    const int higher = count(higher_out(deal_.best));
    return suit(deal_.best) == deal_.led ? higher == 0 : higher <= 2;
}

int Reading::against(Cards cards, Cards winning) const {
    const int top = highest_of(winning);
    if (!of_suit(cards, deal_.led)) return worth_ruffing(winning) ? lowest_of(winning) : least_card(cards);
    if (is_best(top)) return cheapest_equal(winning);
    if (friend_behind() && (!is_trump(top) || count(higher_out(top)) > 1)) return least_card(cards);
    return cheapest_equal(winning);
}

bool Reading::worth_ruffing(Cards winning) const {
    if (count(winning) > 1 || !is_best(lowest(winning)) || hand_.size < 4) return true;
    return !friend_behind() || is_best(deal_.on_table[0]);
}

// Throwing off.

int Reading::least_card(Cards cards) const {
    return best_by(cards, [this](int face) { return -worth_keeping(face); });
}

int Reading::worth_keeping(int face) const {
    if (is_trump(face)) return kTrump + height(face);
    const bool best = is_best(face);
    const int worth = 10 * height(face) + (best ? kBest : 0);
    const int of = suit(face), cards = length(of);
    if (cards == 1) return trumps() && !best ? worth - kLastOfSuit : worth;
    return cards == 2 && is_guarded(of) ? worth + kGuard : worth;
}

bool Reading::is_guarded(int of) const { return count(higher_out(highest_of(of_suit(held_, of)))) == 1; }

// Against an open hand.

Cards Reading::elsewhere() const { return out_ & ~deal_.hands[deal_.lone].set; }

int Reading::jambone_call(Cards callable) const {
    if (deal_.played_to_trick == 0) return best_by(callable, [this](int face) { return chance_to_beat(face); });
    return best_by(callable, [this](int face) { return hope(deal_.on_table[0], face); });
}

int Reading::lead_against_open() const {
    const Cards open = deal_.hands[deal_.lone].set;
    const Cards open_trumps = of_suit(open, trump_);
    int best = kNobody, best_hope = 0;
    for (Cards left = held_; left; left &= left - 1) {
        const int face = lowest(left);
        Cards callable = of_suit(open, suit(face));
        if (!callable) callable = (open & ~open_trumps) | (open_trumps ? set_of(lowest_of(open_trumps)) : 0);
        for (; callable; callable &= callable - 1) {
            const int its = hope(face, lowest(callable));
            if (best == kNobody || its > best_hope || (its == best_hope && height(face) < height(best))) {
                best = face;
                best_hope = its;
            }
        }
    }
    return best;
}

int Reading::hope(int led, int called) const {
    if (!beats(called, led)) return 1000;
    const Cards where = elsewhere();
    const int beating = count(kAbove[trump_][called] & where);
    int score = 100 * beating;
    if (suit(led) != trump_) {
        const int ruffs = is_trump(called) ? 0 : count(trumps_out() & where);
        score += ruffs * (10 + 10 * length(suit(led)));
        if (is_trump(called)) score += 5 * beating * length(suit(led)) - 60 * beating;
    }
    return score;
}

int Reading::chance_to_beat(int called) const {
    const int of = suit(called);
    const Cards mine = of_suit(held_, of);
    for (Cards left = mine ? mine : held_; left; left &= left - 1)
        if (beats(lowest(left), called)) return 1000;
    const Cards where = elsewhere();
    const int ruffs = of == trump_ ? 0 : count(of_suit(where, trump_));
    return 100 * count(kAbove[trump_][called] & where) + ruffs * (10 + 10 * count(mine));
}

}  // namespace euchre::sim

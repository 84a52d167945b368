// Zero-window search over tricks. The state lives in a few words on the stack; nothing is allocated
// and nothing is shared.
#include "search.hpp"

#include <algorithm>

namespace euchre {
namespace {

// Whether a card beats another, both being of the suit led or trumps.
constexpr bool beats(int bit, int best) {
    return lane_of(bit) == lane_of(best) ? bit > best : lane_of(bit) == kTrumpLane;
}

// Lay cards before trumps, low before high.
inline int cheapest(Lanes cards) {
    const Lanes lay = cards & ~kLane;
    return lowest(lay ? lay : cards);
}

// The lowest card of each run of own cards that no live card of others separates. The runs are
// found for all suits at once by flooding upwards through what others do not hold; lanes keep
// their top bit free, so nothing spills from suit to suit.
inline Lanes representatives(Lanes own, Lanes others) {
    constexpr Lanes inner = 0x7FFF7FFF7FFF7FFF;
    Lanes open = ~others & inner, flood = own;
    flood |= open & (flood << 1);
    open &= open << 1;
    flood |= open & (flood << 2);
    open &= open << 2;
    flood |= open & (flood << 4);
    open &= open << 4;
    flood |= open & (flood << 8);
    return own & ~(flood << 1);
}

// The best card a hand can put on a trick of the suit led, none if it can only throw off.
inline int reach(Lanes hand, int led) {
    const Lanes suit = hand & lane_mask(led);
    const Lanes cards = suit ? suit : hand & kLane;
    return cards ? highest(cards) : -1;
}

// Tricks that one hand is sure to win with its trumps, whoever leads: each adverse trump above them
// can beat at most one, and cards of one hand never fall together.
inline int sure_trumps(Lanes mine, Lanes theirs) {
    mine &= kLane;
    theirs &= kLane;
    int sure = 0, used = 0;
    while (mine) {
        const int top = highest(mine);
        mine ^= bit_mask(top);
        if (std::popcount(theirs >> top) > used)
            ++used;
        else
            ++sure;
    }
    return sure;
}

struct Search {
    std::array<Lanes, kSeats> hands;
    std::array<Lanes, 2> side{};  // all cards of the adversaries, of the makers
    std::array<std::int8_t, kSeats> next;
    std::uint8_t makers;
    int players;
    Lanes called;  // the one card its holder may play to the first trick
    std::uint64_t nodes = 0;

    bool is_maker(int seat) const { return makers >> seat & 1; }

    // Tricks the leader can cash at once: his trumps as above, and where nobody against him has a trump
    // the cards of each lay suit that stand above all others, his partner's too: a partner who had to
    // overtake would have the lead. (One who has to ruff holds nothing but winners.)
    int cashable(Lanes mine, Lanes theirs, Lanes others) const {
        if (theirs & kLane) return sure_trumps(mine, theirs);
        int sure = std::popcount(mine & kLane);
        for (int lane = 1; lane < 4; ++lane) {
            const Lanes own = mine & lane_mask(lane);
            if (!own) continue;
            const Lanes against = others & lane_mask(lane);
            sure += std::popcount(against ? own & above(highest(against)) : own);
        }
        return sure;
    }

    // The last trick plays itself: the best trump takes it, or the best card of the suit led.
    bool last_trick_made(int leader) const {
        const Lanes cards = side[0] | side[1], trumps = cards & kLane;
        const int winner = highest(trumps ? trumps : cards & lane_mask(lane_of(lowest(hands[leader]))));
        return side[1] & bit_mask(winner);
    }

    // The last trick but one, for `need` 1 or 2 of the makers: nothing is sorted and nothing undone, since
    // the trick after it plays itself.
    bool last_but_one(int seat, int need) {
        const bool maker = is_maker(seat);
        Lanes moves = representatives(hands[seat], (side[0] | side[1]) & ~hands[seat]);
        while (moves) {
            const int bit = highest(moves);
            moves ^= bit_mask(bit);
            const Lanes left = ~bit_mask(bit);
            ++nodes;
            if (answered(next[seat], need, 1, lane_of(bit), bit, seat, left, hands[seat] & left) == maker) return maker;
        }
        return !maker;
    }

    // Goes on with that trick; `left` leaves out the cards on the table, `kept` is the winner's last card.
    bool answered(int seat, int need, int placed, int led, int best, int best_seat, Lanes left, Lanes kept) {
        const bool won = is_maker(best_seat);
        if (placed == players) {
            if (won ? need == 1 : need == 2) return won;
            const Lanes cards = (side[0] | side[1]) & left, trumps = cards & kLane;
            return side[1] & bit_mask(highest(trumps ? trumps : cards & lane_mask(lane_of(lowest(kept)))));
        }
        const bool maker = is_maker(seat);
        const Lanes hand = hands[seat];
        Lanes moves = hand & lane_mask(led);
        if (!moves) moves = hand;
        while (moves) {
            const int bit = won == maker       ? cheapest(moves)
                            : (moves & kLane) ? lowest(moves & kLane)
                                              : highest(moves);
            const Lanes card = bit_mask(bit);
            moves ^= card;
            ++nodes;
            const bool wins = beats(bit, best);
            if (answered(next[seat], need, placed + 1, led, wins ? bit : best, wins ? seat : best_seat, left & ~card,
                         wins ? hand & ~card : kept) == maker)
                return maker;
        }
        return !maker;
    }

    // Between tricks: `need` of `tricks` more for the makers.
    bool lead(int seat, int tricks, int need) {
        if (need <= 0) return true;
        if (need > tricks) return false;
        if (tricks == 1) return last_trick_made(seat);
        const bool maker = is_maker(seat);
        const Lanes hand = hands[seat], others = side[0] | side[1];
        if (!called) {
            const int wanted = maker ? need : tricks - need + 1;
            if (cashable(hand, side[!maker], others & ~hand) >= wanted) return maker;
            for (int each = next[seat]; each != seat; each = next[each]) {
                const bool each_makes = is_maker(each);
                const int goal = each_makes ? need : tricks - need + 1;
                if (std::popcount(hands[each] & kLane) < goal) continue;
                if (sure_trumps(hands[each], side[!each_makes]) >= goal) return each_makes;
            }
        }
        if (tricks == 2 && !called) return last_but_one(seat, need);
        return play_leads(seat, tricks, need, maker, others & ~hand);
    }

    bool play_leads(int seat, int tricks, int need, bool maker, Lanes others) {
        Lanes moves = hands[seat];
        if (called & moves) moves = called;
        moves = representatives(moves, others);
        // Leads that win the trick for the side whatever the others do come first, then those that a
        // partner may win, then the rest.
        std::array<Lanes, 3> groups{};
        for (int lane = 0; lane < 4; ++lane) {
            const Lanes suit = moves & lane_mask(lane);
            if (suit) sort_leads(seat, maker, lane, suit, groups);
        }
        for (int group = 0; group < 3; ++group) {
            Lanes left = groups[group];
            while (left) {
                const int bit = cheapest(left);
                left ^= bit_mask(bit);
                if (play(seat, bit, tricks, need, 0, lane_of(bit), bit, seat, 0) == maker) return maker;
            }
        }
        return !maker;
    }

    // Sorts the leads of one suit: 0 the trick is won, 1 a partner may win it, 2 it is lost.
    void sort_leads(int seat, bool maker, int lane, Lanes suit, std::array<Lanes, 3>& groups) const {
        int adverse = -1, partner = -1;
        for (int each = next[seat]; each != seat; each = next[each]) {
            const int reached = reach(hands[each], lane);
            if (reached < 0) continue;
            int& best = is_maker(each) == maker ? partner : adverse;
            if (best < 0 || beats(reached, best)) best = reached;
        }
        const Lanes winners = adverse < 0                   ? suit
                              : lane_of(adverse) == lane    ? suit & above(adverse)
                                                            : Lanes{0};
        groups[0] |= winners;
        groups[adverse >= 0 && partner >= 0 && beats(partner, adverse) ? 1 : 2] |= suit & ~winners;
    }

    // Plays one card and searches on; `placed` cards lay on the table before it and `best`, played by
    // `best_seat`, is the best with it.
    bool play(int seat, int bit, int tricks, int need, int placed, int led, int best, int best_seat, Lanes table) {
        ++nodes;
        const Lanes card = bit_mask(bit);
        Lanes& own_side = side[is_maker(seat)];
        hands[seat] ^= card;
        own_side ^= card;
        bool value;
        if (placed + 1 == players) {
            const Lanes kept = called;
            called = 0;
            value = lead(best_seat, tricks - 1, need - is_maker(best_seat));
            called = kept;
        } else {
            value = follow(next[seat], tricks, need, placed + 1, led, best, best_seat, table | card);
        }
        hands[seat] ^= card;
        own_side ^= card;
        return value;
    }

    bool follow(int seat, int tricks, int need, int placed, int led, int best, int best_seat, Lanes table) {
        const Lanes hand = hands[seat];
        Lanes moves = hand & lane_mask(led);
        if (!moves) moves = hand;
        if (called & hand) moves = called;
        if (moves & (moves - 1)) moves = representatives(moves, ((side[0] | side[1]) & ~hand) | table);
        if (moves & (moves - 1)) return choose(seat, moves, tricks, need, placed, led, best, best_seat, table);
        const int bit = lowest(moves);
        const bool wins = beats(bit, best);
        return play(seat, bit, tricks, need, placed, led, wins ? bit : best, wins ? seat : best_seat, table);
    }

    bool choose(int seat, Lanes moves, int tricks, int need, int placed, int led, int best, int best_seat,
                Lanes table) {
        const bool maker = is_maker(seat);
        // What the adversaries still to play can reach, if they can beat the best card so far.
        int threat = best;
        for (int each = next[seat], left = players - placed - 1; left > 0; each = next[each], --left) {
            if (is_maker(each) == maker) continue;
            const int reached = reach(hands[each], led);
            if (reached >= 0 && beats(reached, threat)) threat = reached;
        }
        const bool held = is_maker(best_seat) == maker && threat == best;
        Lanes winning = moves & above(threat);
        if (lane_of(threat) != kTrumpLane) winning |= moves & kLane;
        const Lanes first = held ? moves & ~winning : winning;
        for (Lanes left : {first, moves & ~first}) {
            while (left) {
                const int bit = cheapest(left);
                left ^= bit_mask(bit);
                const bool wins = beats(bit, best);
                if (play(seat, bit, tricks, need, placed, led, wins ? bit : best, wins ? seat : best_seat, table) ==
                    maker)
                    return maker;
            }
        }
        return !maker;
    }
};

Search started(const Position& position) {
    Search search{position.hands, {}, position.next, position.makers, position.players, position.called};
    for (int seat = 0; seat < kSeats; ++seat) search.side[search.is_maker(seat)] |= position.hands[seat];
    return search;
}

}  // namespace

bool makers_win(const Position& position, int need, std::uint64_t& nodes) {
    if (need <= 0) return true;
    if (need > position.tricks) return false;
    Search search = started(position);
    const bool value = position.on_table == 0
                           ? search.lead(position.turn, position.tricks, need)
                           : search.follow(position.turn, position.tricks, need, position.on_table, position.led,
                                           position.best, position.best_seat, position.table);
    nodes += search.nodes;
    return value;
}

int makers_tricks(const Position& position, int low, int high, std::uint64_t& nodes) {
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (makers_win(position, middle, nodes))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

Lanes legal_cards(const Position& position) {
    const Lanes hand = position.hands[position.turn];
    Lanes moves = position.on_table ? hand & lane_mask(position.led) : hand;
    if (!moves) moves = hand;
    return position.called & hand ? position.called : moves;
}

Lanes distinct_cards(const Position& position) {
    Lanes others = position.table;
    for (const Lanes hand : position.hands) others |= hand;
    return representatives(legal_cards(position), others & ~position.hands[position.turn]);
}

Position after(const Position& position, int bit, bool& completed, bool& made) {
    Position next = position;
    const int seat = position.turn;
    next.hands[seat] &= ~bit_mask(bit);
    if (position.on_table == 0) next.led = static_cast<std::int8_t>(lane_of(bit));
    if (position.on_table == 0 || beats(bit, position.best)) {
        next.best = static_cast<std::int8_t>(bit);
        next.best_seat = static_cast<std::int8_t>(seat);
    }
    completed = position.on_table + 1 == position.players;
    made = false;
    if (completed) {
        made = position.makers >> next.best_seat & 1;
        next.turn = next.best_seat;
        next.tricks = static_cast<std::int8_t>(position.tricks - 1);
        next.table = 0;
        next.on_table = 0;
        next.called = 0;
    } else {
        next.turn = position.next[seat];
        next.table = position.table | bit_mask(bit);
        next.on_table = static_cast<std::int8_t>(position.on_table + 1);
    }
    return next;
}

}  // namespace euchre

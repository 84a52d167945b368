// Zero-window search over tricks. The state lives in a few words on the stack; nothing is allocated and nothing is
// shared. Places count the players clockwise from 0, the leader of the trick; the question is whether the leader's
// side wins at least `need` tricks.
//
// Functions that a trick calls once are force-inlined; without that the search takes 10 to 15 % longer.
#pragma once

#include <array>
#include <cstdint>

#include "lanes.hpp"
#include "memory.hpp"
#include "winners.hpp"

namespace euchre {

// Techniques of the search. All but the memory are always on, except where a benchmark measures one of them.
struct Use {
    bool runs = true;          // one card for each run of equal neighbours
    bool dead_cards = true;    // cards played before separate no neighbours
    bool sure_trumps = true;   // trumps that win, of every hand
    bool cashing = true;       // winners that the leader can cash
    bool lead_order = true;
    bool follow_order = true;
    bool last_two = true;      // the last two tricks by routines of their own
    bool memory = false;       // positions met before
    bool trumps = true;        // false at no trump, where the top lane is a suit like the others
};

template <int kPlayers, bool kPartners, Use kUse = {}>
class Tree {
public:
    using Hands = std::array<Lanes, kPlayers>;
    // Bit mask of the places on the leader's side; place 0 is always in it, with partners 0 and 2.
    using Sides = unsigned;

    // Between two tricks, or with the first of them begun.
    struct Trick {
        Hands hands;   // the cards on the table among them
        Hands moves;   // of those, one for each run of equal cards
        Lanes ours;    // the cards of the leader's side, and of the other
        Lanes theirs;
        Sides sides;
        int tricks;    // still to be won, this one included
        int need;      // of the leader's side
    };
    // Cards on the table.
    struct Table {
        Lanes led;     // the lane to be followed
        Lanes cards;
        Lanes best;
        int best_place;
    };
    enum class Verdict : std::int8_t { kLost, kWon, kOpen };

    // The lane of the trumps, in place of the one of lanes.hpp.
    static constexpr Lanes kTrumps = kUse.trumps ? euchre::kTrumps : 0;
    // Set in the memory's keys at no trump, where the same lanes are another position.
    static constexpr Sides kNoTrumpSides = 1u << 4;

    explicit Tree(const Hands& hands, Memory* memory = nullptr) : memory_(memory) {
        for (const Lanes hand : hands) seen_ |= hand;
    }

    std::uint64_t nodes() const { return nodes_; }

    static bool is_ours(Sides sides, int place) { return kPartners ? !(place & 1) : sides >> place & 1; }

    // The trick that the first place is to lead to.
    Trick trick(const Hands& hands, Sides sides, int tricks, int need) const {
        Lanes ours = 0, theirs = 0;
        for (int place = 0; place < kPlayers; ++place) (is_ours(sides, place) ? ours : theirs) |= hands[place];
        return trick(hands, ours, theirs, sides, tricks, need);
    }

    // Cases that need no search: a leader with enough sure tricks, or any hand with enough sure trumps.
    [[gnu::always_inline]] static Verdict settled(const Hands& hands, Lanes ours, Lanes theirs, Sides sides,
                                                  int tricks, int need) {
        if (tricks == 1) {
            const Lanes contending = kTrumps | suit_of(hands[0]);
            return (ours & contending) > (theirs & contending) ? Verdict::kWon : Verdict::kLost;
        }
        const int against = tricks - need + 1;
        if constexpr (kUse.sure_trumps && kUse.trumps) {
            // The highest trump is one sure trick; checked first because it is cheap.
            const bool adverse = (theirs & kTrumps) > (ours & kTrumps);
            if (adverse ? against == 1 : need == 1 && (ours & kTrumps))
                return adverse ? Verdict::kLost : Verdict::kWon;
            if (has_sure_trumps(hands[0], theirs, need)) return Verdict::kWon;
        }
        if (kUse.cashing && cashes(hands, (ours | theirs) ^ hands[0], theirs, sides, need)) return Verdict::kWon;
        if constexpr (kUse.sure_trumps && kUse.trumps) {
            for (int place = 1; place < kPlayers; ++place) {
                const bool our = is_ours(sides, place);
                if (has_sure_trumps(hands[place], our ? theirs : ours, our ? need : against))
                    return our ? Verdict::kWon : Verdict::kLost;
            }
        }
        return Verdict::kOpen;
    }

    // Whether the leader's side wins what it needs, before the lead to a trick.
    bool wins(const Hands& hands, Sides sides, int tricks, int need) {
        const Trick now = trick(hands, sides, tricks, need);
        return wins(hands, now.ours, now.theirs, sides, tricks, need);
    }

    // The same within a trick, or where `moves` prescribes the first cards; place `kPlace` plays next.
    template <int kPlace>
    bool resumes(const Trick& now, const Table& table) {
        if constexpr (kPlace == 0)
            return leads(now);
        else
            return follows<kPlace>(now, table.led, table.cards, table.best, table.best_place);
    }

private:
    Memory* memory_;
    Lanes seen_ = 0;  // all cards of the position
    std::uint64_t nodes_ = 0;

    [[gnu::always_inline]] Trick trick(const Hands& hands, Lanes ours, Lanes theirs, Sides sides, int tricks,
                                       int need) const {
        Trick now;
        now.hands = hands;
        now.ours = ours;
        now.theirs = theirs;
        now.sides = sides;
        now.tricks = tricks;
        now.need = need;
        const Lanes separating = kUse.dead_cards ? ours | theirs : seen_;
        for (int place = 0; place < kPlayers; ++place)
            now.moves[place] = kUse.runs ? run_bottoms(hands[place], separating ^ hands[place]) : hands[place];
        return now;
    }

    [[gnu::always_inline]] static bool cashes(const Hands& hands, Lanes others, Lanes theirs, Sides sides,
                                              int need) {
        if (theirs & kTrumps) {
            const Lanes tops = top_trumps(hands[0], others);
            if (!tops) return false;
            for (int place = 1; place < kPlayers; ++place)
                if (!is_ours(sides, place) && !is_drawn(hands[place], tops)) return false;
        }
        return can_cash<kUse.trumps>(hands[0], others, need);
    }

    bool wins(const Hands& hands, Lanes ours, Lanes theirs, Sides sides, int tricks, int need) {
        const Verdict verdict = settled(hands, ours, theirs, sides, tricks, need);
        if (verdict != Verdict::kOpen) return verdict == Verdict::kWon;
        if constexpr (kUse.memory) {
            if (tricks > 2) return remembers(hands, ours, theirs, sides, tricks, need);
        }
        const Trick now = trick(hands, ours, theirs, sides, tricks, need);
        return kUse.last_two && tricks == 2 ? leads_to_last_but_one(now) : leads(now);
    }

    bool remembers(const Hands& hands, Lanes ours, Lanes theirs, Sides sides, int tricks, int need) {
        Memory::Key key{.hands = {}, .sides = kUse.trumps ? sides : sides | kNoTrumpSides};
        for (int place = 0; place < kPlayers; ++place) key.hands[place] = hands[place];
        const Memory::Known known = memory_->find(key, tricks);
        if (known.least >= need) return true;
        if (known.most < need) return false;
        const bool won = leads(trick(hands, ours, theirs, sides, tricks, need));
        Memory::Known now = memory_->find(key, tricks);
        (won ? now.least : now.most) = static_cast<std::int8_t>(won ? need : need - 1);
        memory_->keep(key, now);
        return won;
    }

    // Cards with which a hand can win a trick of the suit led: of that suit, or trumps if it is void.
    static Lanes reach(Lanes hand, Lanes led) {
        const Lanes suit = hand & led;
        return suit ? suit : hand & kTrumps;
    }

    bool leads(const Trick& now) {
        // First the leads with which the leader or a partner holds against all adversaries, then the rest; of each
        // lay cards before trumps and high before low.
        Lanes hopeful = now.moves[0];
        if constexpr (kUse.lead_order) hopeful = hopeful_leads(now);
        const Lanes rest = now.moves[0] ^ hopeful;
        for (Lanes left : {hopeful & ~kTrumps, hopeful & kTrumps, rest & ~kTrumps, rest & kTrumps})
            while (left) {
                const Lanes card = highest(left);
                left ^= card;
                ++nodes_;
                if (follows<1>(now, suit_of(card), card, card, 0)) return true;
            }
        return false;
    }

    static Lanes hopeful_leads(const Trick& now) {
        Lanes hopeful = 0;
        for (int lane = 0; lane < kLanes; ++lane) {
            const Lanes led = lane_mask(lane), suit = now.moves[0] & led;
            if (!suit) continue;
            Lanes ours = 0, theirs = 0;
            for (int place = 1; place < kPlayers; ++place)
                (is_ours(now.sides, place) ? ours : theirs) |= reach(now.hands[place], led);
            hopeful |= ours > theirs || !theirs ? suit : suit & above(highest(theirs));
        }
        return hopeful;
    }

    template <int kPlace>
    bool follows(const Trick& now, Lanes led, Lanes table, Lanes best, int best_place) {
        if constexpr (kPlace == kPlayers) {
            return goes_on(now, table, best_place);
        } else {
            const Lanes contending = led | kTrumps;
            Lanes moves = now.moves[kPlace] & led;
            if (!moves) moves = now.moves[kPlace];
            if (!(moves & (moves - 1))) {
                ++nodes_;
                const bool beats = (moves & contending) > best;
                return follows<kPlace + 1>(now, led, table | moves, beats ? moves : best, beats ? kPlace : best_place);
            }
            const bool our = is_ours(now.sides, kPlace);
            Lanes left = moves, rest = 0;
            if constexpr (kUse.follow_order) {
                // The lowest card where the partner's holds or will hold, else the cheapest that holds against all
                // adversaries still to play.
                Lanes threat = best, help = 0;
                for (int place = kPlace + 1; place < kPlayers; ++place) {
                    const Lanes reached = reach(now.hands[place], led);
                    if (is_ours(now.sides, place) == our)
                        help |= reached;
                    else if (reached > threat)
                        threat = highest(reached);
                }
                const bool held = help > threat || (threat == best && is_ours(now.sides, best_place) == our);
                const Lanes winning = moves & contending & above(threat);
                left = held ? moves & ~winning : winning;
                rest = moves ^ left;
            }
            for (;;) {
                while (left) {
                    const Lanes card = lowest(left);
                    left ^= card;
                    ++nodes_;
                    const bool beats = (card & contending) > best;
                    if (follows<kPlace + 1>(now, led, table | card, beats ? card : best,
                                            beats ? kPlace : best_place) == our)
                        return our;
                }
                if (!rest) return !our;
                left = rest;
                rest = 0;
            }
        }
    }

    // The trick is complete: its winner leads to the next, and becomes place 0.
    [[gnu::always_inline]] bool goes_on(const Trick& now, Lanes table, int winner) {
        const bool our = is_ours(now.sides, winner);
        const int tricks = now.tricks - 1, need = our ? now.need - 1 : tricks - now.need + 1;
        if (need <= 0) return our;
        if (need > tricks) return !our;
        Hands hands;
        for (int place = 0; place < kPlayers; ++place) {
            const int from = winner + place < kPlayers ? winner + place : winner + place - kPlayers;
            hands[place] = now.hands[from] & ~table;
        }
        const Lanes ours = now.ours & ~table, theirs = now.theirs & ~table;
        return wins(hands, our ? ours : theirs, our ? theirs : ours, turned(now.sides, winner), tricks, need) == our;
    }

    static Sides turned(Sides sides, int winner) {
        if constexpr (kPartners) return sides;
        constexpr Sides all = (1u << kPlayers) - 1;
        const Sides from_winner = (sides >> winner | sides << (kPlayers - winner)) & all;
        return from_winner & 1 ? from_winner : from_winner ^ all;
    }

    // The last trick but one needs no new hands, since the last plays itself, and sorts nothing: lay cards
    // come before trumps, high before low.
    bool leads_to_last_but_one(const Trick& now) {
        for (Lanes left = now.moves[0]; left;) {
            const Lanes lay = left & ~kTrumps, card = highest(lay ? lay : left);
            left ^= card;
            ++nodes_;
            if (follows_to_last_but_one<1>(now, suit_of(card), card, card, 0)) return true;
        }
        return false;
    }

    template <int kPlace>
    bool follows_to_last_but_one(const Trick& now, Lanes led, Lanes table, Lanes best, int best_place) {
        const bool held = is_ours(now.sides, best_place);
        if constexpr (kPlace == kPlayers) {
            if (held ? now.need == 1 : now.need == 2) return held;
            const Lanes contending = (kTrumps | suit_of(now.hands[best_place] & ~table)) & ~table;
            return (now.ours & contending) > (now.theirs & contending);
        } else {
            const bool our = is_ours(now.sides, kPlace);
            Lanes moves = now.hands[kPlace] & led;
            if (!moves) moves = now.hands[kPlace];
            do {
                const Lanes trumps = moves & kTrumps;
                const Lanes card = held == our ? lowest(moves) : trumps ? lowest(trumps) : highest(moves);
                moves ^= card;
                ++nodes_;
                const bool beats = (card & (led | kTrumps)) > best;
                if (follows_to_last_but_one<kPlace + 1>(now, led, table | card, beats ? card : best,
                                                        beats ? kPlace : best_place) == our)
                    return our;
            } while (moves);
            return !our;
        }
    }
};

}  // namespace euchre

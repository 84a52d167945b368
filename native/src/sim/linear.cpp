#include "sim/linear.hpp"

#include <algorithm>

#include "sim/simple.hpp"
#include "sim/worth.hpp"

namespace euchre::sim {

namespace {

// First index of each group of features, in the order of `euchre.bots.linear.features`.
enum First { always = 0, trumps = 1, lengths = 11, lay_suits = 17, turned = 26, next = 36, ours = 37, theirs = 40 };

constexpr int kMostCounted = 5;  // trumps
constexpr int kPass = 0;         // the choice before the manners
// At no trump, thousandths of a point by hundredths of a trick, and by hundredths of the logarithm of the odds.
constexpr std::int64_t kByTricks = 15, kByOdds = 4;
constexpr std::int64_t kTooWeak = 4000;  // thousandths of a point, for a lone hand that must march

// By height from the seven of trumps: 7 8 9 T, an unused place, Q K A, four unused, left, right, joker.
constexpr std::array<int, kTrumpPlaces> kTrumpFeature{0, 1, 2, 3, -1, 4, 5, 6, -1, -1, -1, -1, 7, 8, 9};

int trump_feature(int face, int trump) { return kTrumpFeature[kHeight[trump][face] - kLowestTrump]; }

}  // namespace

int Linear::place() const {
    const int steps = (seat_ - deal_.dealer + rules_.players - 1) % rules_.players;
    return seat_ == deal_.dealer ? kCallers - 1 : steps;
}

// The hand as it counts: for the dealer, with the turn-up and without the worst card, while it is offered.
Cards Linear::hand(int trump) const {
    const Cards held = deal_.hands[seat_].set;
    if (!deal_.is_ordering || seat_ != deal_.dealer) return held;
    const Cards six = held | set_of(deal_.turn_up);
    return six & ~best_five(tables_.tricks, six, trump, rules_.joker, 1).thrown;
}

Linear::Found Linear::features(int trump) const {
    Found found;
    const Cards cards = hand(trump);
    const Cards held = cards & kInSuit[trump][trump];
    found.add(always);
    for (Cards left = held; left; left &= left - 1) found.add(trumps + trump_feature(lowest(left), trump));
    found.add(lengths + std::min(count(held), kMostCounted));
    for (int suit = 0; suit < kSuits; ++suit)
        if (suit != trump) found.add(lay_suits + kind_of_lay_suit(cards & ~held, suit));
    if (kSuitOf[trump][deal_.turn_up] == trump) found.add(turned + trump_feature(deal_.turn_up, trump));
    if (!deal_.is_ordering && trump == kSuits - 1 - deal_.turned_suit) found.add(next);
    const int side = rules_.side_of(seat_);
    int best = 0;
    for (int other = 0; other < rules_.sides(); ++other)
        if (other != side) best = std::max(best, deal_.standing[other]);
    add_score(rules_.game_points - deal_.standing[side], ours, found);
    add_score(rules_.game_points - best, theirs, found);
    return found;
}

void Linear::add_score(int lacking, int first, Found& found) const {
    if (lacking <= 4) found.add(first + (lacking <= 1 ? 0 : lacking == 2 ? 1 : 2));
}

std::int64_t Linear::value(const Found& found, int choice) const {
    const Row& row = weights_.rows[deal_.is_ordering ? 0 : 1][place()][choice];
    std::int64_t sum = 0;
    for (int i = 0; i < found.size; ++i) sum += row[found.list[i]];
    return sum;
}

// As `euchre.bots.linear.without_trump`.
std::int64_t Linear::gain_at_no_trump(Manner manner) const {
    const Simple player(rules_, deal_, tables_, seat_);
    const auto table = static_cast<std::size_t>(player.table());
    std::int64_t gain = kByTricks * (player.tricks_hoped(kNoTrump) - tables_.need[table][kPlaces - 1]);
    const int odds = player.odds_alone(kNoTrump);
    if (manner != Manner::partnership) gain += kByOdds * (odds - tables_.need_alone[table]);
    if (manner == Manner::jambone) gain += kByOdds * (odds - tables_.need_jambone);
    return gain;
}

bool Linear::is_too_weak(int trump, Manner manner) const {
    if (!rules_.lone_must_march || manner == Manner::partnership) return false;
    const Simple player(rules_, deal_, tables_, seat_);
    return player.odds_alone(trump) < tables_.need_alone[static_cast<std::size_t>(player.table())];
}

int Linear::call(const Call* calls, int size) const {
    const bool may_refuse = calls[0].word == CallKind::pass || calls[0].word == CallKind::turn_down;
    for (int i = 0; i < size; ++i)
        if (calls[i].manner == Manner::jamboree) return i;
    int best = may_refuse ? 0 : kNobody, of = kNobody;
    std::int64_t most = 0, passing = 0;
    Found found;
    for (int i = may_refuse; i < size; ++i) {
        const int suit = calls[i].suit == kNobody ? deal_.turned_suit : calls[i].suit;
        if (suit != of && suit != kNoTrump) {
            of = suit;
            found = features(suit);
            passing = value(found, kPass);
        }
        std::int64_t gain = suit == kNoTrump ? gain_at_no_trump(calls[i].manner)
                                                   : value(found, 1 + static_cast<int>(calls[i].manner)) - passing;
        if (suit != kNoTrump && is_too_weak(suit, calls[i].manner)) gain -= kTooWeak;
        if (best != kNobody && gain <= most) continue;
        best = i;
        most = gain;
    }
    return best;
}

}  // namespace euchre::sim

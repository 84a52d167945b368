#include "sim/standing.hpp"

#include <bit>

namespace euchre::sim {

namespace {

bool is_within(int value, int least, int most) { return least <= value && value <= most; }

bool has_wrong_numbers(const Rules& rules, const Deal& deal) {
    for (const int seat : {deal.turn, deal.maker, deal.lone, deal.announced, deal.duelist, deal.best_seat})
        if (!is_within(seat, kNobody, rules.players - 1)) return true;
    for (const int suit : {deal.turned_suit, deal.led})
        if (!is_within(suit, kNobody, kSuits - 1)) return true;
    if (!is_within(deal.trump, kNobody, rules.no_trump ? kNoTrump : kSuits - 1)) return true;
    for (const int face : {deal.called, deal.best})
        if (!is_within(face, kNobody, kFaces - 1)) return true;
    for (const int face : deal.on_table)
        if (face >= kFaces) return true;
    const unsigned seats = (1u << rules.players) - 1;
    return !is_within(deal.dealer, 0, rules.players - 1) || !is_within(deal.turn_up, 0, kFaces - 1) ||
           (deal.out | deal.played_seats | deal.passed | deal.waived) & ~seats;
}

const char* fault_of_calling(const Rules& rules, const Deal& deal) {
    if (deal.trump == kNobody) {
        if (deal.maker != kNobody || deal.lone != kNobody || deal.duelist != kNobody || deal.accepted || deal.out)
            return "nobody has made the trump";
        if (deal.turned_suit == kNobody) return deal.turn_up == kJoker ? nullptr : "the card turned up has no suit";
        return deal.turn == kNobody ? "nobody speaks next" : nullptr;
    }
    if (deal.maker == kNobody || deal.turned_suit == kNobody) return "the trump is nobody's";
    if ((deal.lone == kNobody) != (deal.manner == Manner::partnership) || deal.manner == Manner::jamboree)
        return "the manner is not that of the player";
    if (deal.best_given && (!rules.partnerships || deal.lone != deal.maker)) return "nobody has given a card";
    unsigned may_be_out = 0;
    for (const int alone : {deal.lone, deal.duelist})
        if (alone != kNobody && rules.partnerships) may_be_out |= 1u << rules.partner(alone);
    const bool wrong_duel = deal.duelist != kNobody && (deal.lone == kNobody || deal.is_maker(rules, deal.duelist));
    const bool wrong_lone = deal.lone != kNobody && !deal.is_maker(rules, deal.lone);
    return wrong_duel || wrong_lone || deal.out & ~may_be_out ? "others sit out" : nullptr;
}

// Whether the rest of a trick is played by the seats that have not played to it.
bool comes_round(const Rules& rules, const Deal& deal, int in_play) {
    int seat = deal.turn;
    for (int left = in_play - deal.played_to_trick; left > 0;) {
        if (!deal.is_out(seat)) {
            if (deal.played_seats >> seat & 1) return false;
            --left;
        }
        seat = rules.left_of(seat);
    }
    return true;
}

const char* fault_of_play(const Rules& rules, const Deal& deal) {
    const int in_play = rules.players - std::popcount(deal.out);
    if (!is_within(deal.tricks, 0, rules.hand_size - 1) || !is_within(deal.played_to_trick, 0, in_play - 1) ||
        count(deal.played) != deal.tricks * in_play + deal.played_to_trick ||
        std::popcount(deal.played_seats) != deal.played_to_trick || deal.played_seats & deal.out)
        return "the tricks are not those of the cards played";
    if (!deal.played) return nullptr;
    if (deal.trump == kNobody || deal.turn == kNobody || deal.is_out(deal.turn) || !comes_round(rules, deal, in_play))
        return "another plays next";
    const bool is_led = deal.led != kNobody && deal.best != kNobody && deal.best_seat != kNobody;
    return deal.played_to_trick && !is_led ? "the trick has no lead" : nullptr;
}

bool has_wrong_sizes(const Rules& rules, const Deal& deal, const std::array<int, kMostSeats>& sizes) {
    for (int seat = 0; seat < kMostSeats; ++seat) {
        const int size = sizes[static_cast<std::size_t>(seat)];
        const int left = rules.hand_size - deal.tricks - static_cast<int>(deal.played_seats >> seat & 1);
        const bool has_dummy = !deal.played && deal.dummy_taken && seat == deal.maker && size == left + rules.dummy;
        const int given = !deal.best_given || deal.played ? 0 : (seat == deal.lone) - (seat == rules.partner(deal.lone));
        const bool gives = given && (size == left + given || size == left + given - 1);
        const bool sits_out = deal.played && deal.is_out(seat) && is_within(size, 0, rules.hand_size);
        if (seat >= rules.players ? size != 0 : size != left && !has_dummy && !gives && !sits_out) return true;
    }
    return false;
}

}  // namespace

const char* fault_of(const Rules& rules, const Deal& deal, const std::array<int, kMostSeats>& sizes) {
    if (deal.is_over) return "the deal is over";
    if (has_wrong_numbers(rules, deal)) return "there is no such seat, suit or face";
    if (const char* fault = fault_of_calling(rules, deal)) return fault;
    if (const char* fault = fault_of_play(rules, deal)) return fault;
    return has_wrong_sizes(rules, deal, sizes) ? "a seat holds too many or too few cards" : nullptr;
}

}  // namespace euchre::sim

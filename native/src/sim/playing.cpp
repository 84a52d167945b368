// The play of the tricks, and the points.
#include <bit>

#include "sim/actions.hpp"
#include "sim/actions.hpp"
#include "sim/table.hpp"

namespace euchre::sim {

namespace {

Cards callable_cards(const Rules& rules, const Deal& deal) {
    const Cards hand = deal.hands[deal.lone].set;
    if (deal.played_to_trick == 0) return hand;
    const int trump = deal.trump;
    if (const Cards following = hand & kInSuit[trump][deal.led]) return following;
    Cards found = 0;
    int least = kNobody;
    for (Cards left = hand; left; left &= left - 1) {
        const int face = lowest(left);
        if (kSuitOf[trump][face] == trump) {
            if (least == kNobody || kHeight[trump][face] < kHeight[trump][least]) least = face;
        } else if (kAbove[trump][face] & rules.pack_set & ~deal.played) {
            found |= set_of(face);
        }
    }
    return least == kNobody ? found : found | set_of(least);
}

}  // namespace

int Table::jambone_caller() const {
    if (deal_.manner != Manner::jambone || deal_.tricks > 0) return kNobody;
    const int leader = first_leader(rules_, deal_);
    const bool lone_leads = leader == deal_.lone;
    const int caller = lone_leads ? next_active(rules_, deal_, leader) : leader;
    if (deal_.called != kNobody || has(deal_.waived, caller)) return kNobody;
    return deal_.played_to_trick == (lone_leads ? 0 : 1) ? caller : kNobody;
}

int Table::actions_of_card(Ask ask, int seat, std::uint8_t* actions) const {
    int size = 0;
    const auto add = [&](int action) { actions[size++] = static_cast<std::uint8_t>(action); };
    if (ask == Ask::called_card) {
        for (Cards left = callable_cards(rules_, deal_); left; left &= left - 1) add(kCallCard + lowest(left));
        add(kWaive);
        return size;
    }
    const Cards cards = allowed(seat);
    const Hand& hand = deal_.hands[seat];
    for (int place = 0; place < hand.size; ++place)
        if (cards >> hand.cards[place] & 1) add(kPlay + hand.cards[place]);
    return size;
}

bool Table::retrace(const std::vector<int>& faces, std::int8_t* told) {
    deal_.turn = to_play();
    const int in_play = rules_.players - std::popcount(deal_.out);
    for (const int face : faces) {
        const int seat = deal_.turn;
        const Cards cards = allowed(seat);
        if (deal_.tricks == rules_.hand_size || !(cards & set_of(face))) return false;
        const auto others = static_cast<std::int8_t>(count(cards) - 1);
        *told++ = others == 0 ? kForced : simple(seat).play(cards) == face ? kByRule : others;
        play_card(seat, deal_.hands[seat].place_of(face), in_play);
    }
    return true;
}

std::uint64_t Table::count_endings() {
    deal_.turn = to_play();
    return ways_to_play();
}

void Table::call_a_card(int caller) {
    const Cards callable = callable_cards(rules_, deal_);
    const int options = count(callable) + 1;
    int called = kNobody;
    if (is_simple(caller)) {
        if (callable) called = simple(caller).jambone_call(callable);
    } else if (const int chosen = static_cast<int>(pick(caller, static_cast<unsigned>(options))); chosen + 1 < options) {
        called = nth(callable, chosen);
    }
    if (called == kNobody) {
        done(Kind::waiver, caller);
        deal_.waived |= 1u << caller;
    } else {
        done(Kind::jambone_call, caller, {called});
        deal_.called = called;
    }
}

void Table::play_tricks() {
    deal_.turn = to_play();
    const int in_play = rules_.players - std::popcount(deal_.out);
    while (deal_.tricks < rules_.hand_size) {
        if (const int caller = jambone_caller(); caller != kNobody) call_a_card(caller);
        play_card(deal_.turn, chosen_place(deal_.turn), in_play);
    }
    score();
}

void Table::play_once() {
    deal_.turn = to_play();
    if (const int caller = jambone_caller(); caller != kNobody) {
        call_a_card(caller);
        return;
    }
    play_card(deal_.turn, chosen_place(deal_.turn), rules_.players - std::popcount(deal_.out));
    if (deal_.tricks == rules_.hand_size) score();
}

std::uint64_t Table::ways_to_play() {
    if (deal_.tricks == rules_.hand_size) return 1;
    const int in_play = rules_.players - std::popcount(deal_.out);
    const Deal before = deal_;
    std::uint64_t ways = 0;
    for (Cards left = allowed(before.turn); left; left &= left - 1) {
        play_card(before.turn, before.hands[before.turn].place_of(lowest(left)), in_play);
        ways += ways_to_play();
        deal_ = before;
    }
    return ways;
}

Cards Table::allowed(int seat) const {
    const Cards hand = deal_.hands[seat].set;
    if (deal_.called != kNobody && seat == deal_.lone && deal_.tricks == 0) {
        if (const Cards called = hand & set_of(deal_.called)) return called;
    }
    if (deal_.played_to_trick == 0) return hand;
    const Cards following = hand & kInSuit[deal_.trump][deal_.led];
    return following ? following : hand;
}

int Table::chosen_place(int seat) const {
    const Hand& hand = deal_.hands[seat];
    const Cards cards = allowed(seat);
    if (is_simple(seat)) return hand.place_of(cards & (cards - 1) ? simple(seat).play(cards) : lowest(cards));
    if (cards == hand.set) return static_cast<int>(pick(seat, static_cast<unsigned>(hand.size)));
    std::array<std::uint8_t, kFaces> places;
    unsigned options = 0;
    for (int place = 0; place < hand.size; ++place) {
        places[options] = static_cast<std::uint8_t>(place);
        options += cards >> hand.cards[place] & 1;
    }
    return places[pick(seat, options)];
}

void Table::play_card(int seat, int place, int in_play) {
    const int face = deal_.hands[seat].cards[place];
    const int trump = deal_.trump;
    const int suit = kSuitOf[trump][face];
    done(Kind::play, seat, {face});
    deal_.hands[seat].remove_at(place);
    if (deal_.played_to_trick == 0) {
        deal_.led = suit;
        deal_.leaders[deal_.tricks] = static_cast<std::uint8_t>(seat);
        deal_.best = face;
        deal_.best_seat = seat;
    } else {
        if (suit != deal_.led) deal_.voids[seat] |= 1u << deal_.led;
        const int best_suit = kSuitOf[trump][deal_.best];
        const bool beats = suit == best_suit ? kHeight[trump][face] > kHeight[trump][deal_.best] : suit == trump;
        if (beats) {
            deal_.best = face;
            deal_.best_seat = seat;
        }
    }
    deal_.on_table[deal_.played_to_trick++] = static_cast<std::uint8_t>(face);
    deal_.cards_by_trick[deal_.tricks][seat] = static_cast<std::uint8_t>(face);
    deal_.played_seats |= 1u << seat;
    deal_.played |= set_of(face);
    deal_.turn = deal_.played_to_trick < in_play ? next_active(rules_, deal_, seat) : finish_trick();
}

int Table::finish_trick() {
    ++deal_.won[deal_.best_seat];
    ++deal_.tricks;
    deal_.played_to_trick = 0;
    deal_.played_seats = 0;
    return deal_.best_seat;
}

// The points at no trump, where the rules set any.
Tariff Table::at_no_trump(const Tariff& usual) const {
    const auto or_usual = [](int own, int other) { return own ? own : other; };
    if (&usual == &rules_.partnership)
        return {or_usual(rules_.no_trump_point, usual.point), or_usual(rules_.no_trump_march, usual.march),
                or_usual(rules_.no_trump_euchre, usual.euchre)};
    if (&usual == &rules_.lone)
        return {or_usual(rules_.no_trump_lone_point, usual.point), or_usual(rules_.no_trump_lone_march, usual.march),
                or_usual(rules_.no_trump_lone_euchre, usual.euchre)};
    return usual;
}

void Table::score() {
    const unsigned makers = deal_.makers(rules_);
    int tricks = 0;
    for (int seat = 0; seat < rules_.players; ++seat)
        if (has(makers, seat)) tricks += deal_.won[seat];
    const Tariff& usual = deal_.duelist != kNobody          ? rules_.duel
                          : deal_.manner == Manner::alone   ? rules_.lone
                          : deal_.manner == Manner::jambone ? rules_.open
                                                            : rules_.partnership;
    const Tariff tariff = deal_.trump == kNoTrump ? at_no_trump(usual) : usual;
    const int side = rules_.side_of(deal_.maker);
    deal_.is_over = true;
    const bool must_march = rules_.lone_must_march && deal_.manner != Manner::partnership;
    if (tricks < (must_march ? rules_.hand_size : rules_.odd_trick())) {
        const int euchre = tricks == 0 ? std::max(tariff.euchre, rules_.shutout_euchre) : tariff.euchre;
        deal_.result = Result::euchre;
        for (int other = 0; other < rules_.sides(); ++other)
            if (other != side) deal_.points[other] = euchre;
    } else {
        const bool all = tricks == rules_.hand_size;
        deal_.result = all ? Result::march : Result::point;
        deal_.points[side] = all ? tariff.march : tariff.point;
    }
}

}  // namespace euchre::sim

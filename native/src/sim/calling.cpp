// Both rounds of calls, until the trump is settled.
#include "sim/linear.hpp"
#include "sim/table.hpp"

namespace euchre::sim {

bool Table::settle_trump() {
    while (deal_.trump == kNobody && !deal_.is_over) call_once();
    return !deal_.is_over;
}

void Table::call_once() {
    const int seat = deal_.turn;
    const Call call = ask_for_call(seat);
    done(Kind::call, seat, {static_cast<int>(call.word), call.suit, static_cast<int>(call.manner)});
    if (call.word != CallKind::pass && call.word != CallKind::turn_down) {
        settled(seat, call);
        return;
    }
    deal_.passed |= 1u << seat;
    deal_.turn = rules_.left_of(seat);
    if (seat != deal_.dealer) return;
    if (deal_.is_ordering) {
        deal_.is_ordering = false;
        deal_.passed = 0;
        return;
    }
    deal_.is_over = true;
    deal_.result = Result::all_passed;
}

Call Table::ask_for_call(int seat) {
    std::array<Call, 1 + 4 * kTrumpKinds> calls;
    const int size = calls_open(seat, calls.data());
    if (players_.policies[seat] == Policy::linear)
        return calls[Linear(rules_, deal_, *players_.tables, *players_.weights[seat], seat).call(calls.data(), size)];
    if (is_simple(seat) && size > 1) return calls[simple(seat).call(calls.data(), size)];
    return is_simple(seat) ? calls[0] : calls[pick(seat, static_cast<unsigned>(size))];
}

int Table::calls_open(int seat, Call* calls) const {
    return deal_.is_ordering ? calls_on_turn_up(seat, calls) : calls_of_suits(seat, calls);
}

bool Table::has_suit_to_call(int seat, int suit) const {
    return !rules_.suit_needed_to_call || (deal_.hands[seat].set & kInSuit[suit][suit]);
}

bool Table::may_rob() const {
    if (rules_.suit_needed_to_rob == SuitToRob::never) return true;
    const int suit = deal_.turned_suit;
    Cards needed = kInSuit[suit][suit];
    if (rules_.suit_needed_to_rob == SuitToRob::natural) needed &= ~set_of(left_bower(suit));
    return deal_.hands[deal_.dealer].set & needed;
}

int Table::calls_on_turn_up(int seat, Call* calls) const {
    const bool is_dealer = seat == deal_.dealer;
    const bool is_partner = seat == rules_.partner(deal_.dealer);
    const CallKind word = is_dealer ? CallKind::take_up : is_partner ? CallKind::assist : CallKind::order_up;
    int size = 0;
    calls[size++] = {is_dealer ? CallKind::turn_down : CallKind::pass, kNobody, Manner::partnership};
    if (is_dealer ? !may_rob() : !has_suit_to_call(seat, deal_.turned_suit)) return size;
    if (!(is_partner && rules_.assist_must_be_alone)) calls[size++] = {word, kNobody, Manner::partnership};
    const Manners manners = lone_manners(rules_, deal_, seat, deal_.turned_suit);
    for (int i = 0; i < manners.size; ++i) calls[size++] = {word, kNobody, manners.list[i]};
    return size;
}

int Table::calls_of_suits(int seat, Call* calls) const {
    int size = 0;
    const bool is_stuck = rules_.stick_the_dealer && seat == deal_.dealer;
    if (!is_stuck) calls[size++] = {CallKind::pass, kNobody, Manner::partnership};
    bool has_any = false;
    for (int suit = 0; suit < kSuits; ++suit) has_any |= suit != deal_.turned_suit && has_suit_to_call(seat, suit);
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == deal_.turned_suit) continue;
        if (!has_suit_to_call(seat, suit) && (has_any || !is_stuck)) continue;
        calls[size++] = {CallKind::make, suit, Manner::partnership};
        const Manners manners = lone_manners(rules_, deal_, seat, suit);
        for (int i = 0; i < manners.size; ++i) calls[size++] = {CallKind::make, suit, manners.list[i]};
    }
    if (!rules_.no_trump) return size;
    calls[size++] = {CallKind::make, kNoTrump, Manner::partnership};
    const Manners manners = lone_manners(rules_, deal_, seat, kNoTrump);
    for (int i = 0; i < manners.size; ++i) calls[size++] = {CallKind::make, kNoTrump, manners.list[i]};
    return size;
}

bool Table::settled(int maker, const Call& call) {
    deal_.turn = kNobody;
    deal_.maker = maker;
    deal_.accepted = call.word != CallKind::make;
    deal_.trump = deal_.accepted ? deal_.turned_suit : call.suit;
    return call.manner == Manner::partnership || go_alone(maker, call.manner);
}

bool Table::go_alone(int seat, Manner manner) {
    deal_.manner = manner;
    deal_.lone = seat;
    deal_.out = rules_.partnerships ? 1u << rules_.partner(seat) : 0;
    if (manner != Manner::jamboree) return true;
    deal_.is_over = true;
    deal_.result = Result::jamboree;
    deal_.points[rules_.side_of(deal_.maker)] = rules_.jamboree_points;
    return false;
}

}  // namespace euchre::sim

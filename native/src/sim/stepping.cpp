// One choice after another, for seats whose choices are made outside.
#include "sim/actions.hpp"
#include "sim/table.hpp"

namespace euchre::sim {

Table::Ask Table::next_ask(int& seat) const {
    seat = deal_.dealer;
    if (deal_.turned_suit == kNobody) return Ask::suit_of_joker;
    seat = deal_.turn;
    if (deal_.trump == kNobody) return Ask::call;
    if (!deal_.played)
        if (const Ask ask = next_before_lead(seat); ask != Ask::card) return ask;
    seat = jambone_caller();
    if (seat != kNobody) return Ask::called_card;
    seat = to_play();
    return Ask::card;
}

void Table::choose(Ask ask, int seat) {
    switch (ask) {
        case Ask::suit_of_joker: deal_.turned_suit = fix_suit(); break;
        case Ask::call: call_once(); break;
        case Ask::called_card:
        case Ask::card: play_once(); break;
        default: prepare_once(ask, seat); break;
    }
}

int Table::play_to_choice() {
    int seat;
    while (!deal_.is_over) {
        const Ask ask = next_ask(seat);
        if (policy(seat) == Policy::asked) return seat;
        choose(ask, seat);
    }
    return kNobody;
}

int Table::open_actions(Cards picked, std::uint8_t* actions) const {
    int seat, size = 0;
    switch (const Ask ask = next_ask(seat)) {
        case Ask::suit_of_joker:
            for (; size < kSuits; ++size) actions[size] = static_cast<std::uint8_t>(kFixSuit + size);
            return size;
        case Ask::call: return actions_of_call(seat, actions);
        case Ask::surplus:
            for (Cards left = deal_.hands[seat].set & ~picked; left; left &= left - 1)
                actions[size++] = static_cast<std::uint8_t>(kDiscard + lowest(left));
            return size;
        case Ask::called_card:
        case Ask::card: return actions_of_card(ask, seat, actions);
        default: return actions_before_lead(ask, seat, actions);
    }
}

int Table::actions_of_call(int seat, std::uint8_t* actions) const {
    std::array<Call, 1 + 4 * kTrumpKinds> calls;
    const int size = calls_open(seat, calls.data());
    for (int i = 0; i < size; ++i) {
        const auto [word, suit, manner] = calls[i];
        const int alone = static_cast<int>(manner);
        const int action = word == CallKind::pass || word == CallKind::turn_down ? kPass
                           : word != CallKind::make                              ? kAccept + alone
                           : suit == kNoTrump                                    ? kMakeNoTrump + alone
                           : manner == Manner::partnership                       ? kMake + suit
                                                                                 : kMakeAlone + 3 * suit + alone - 1;
        actions[i] = static_cast<std::uint8_t>(action);
    }
    return size;
}

Cards Table::do_action(Cards picked, int action) {
    int seat;
    const Ask ask = next_ask(seat);
    if (ask == Ask::surplus) {
        picked |= set_of(action - kDiscard);
        if (count(picked) < surplus(seat)) return picked;
        discard_surplus(picked);
        return 0;
    }
    std::array<std::uint8_t, kMostOpen> actions;
    open_actions(picked, actions.data());
    for (answer_ = 0; actions[answer_] != action;) ++answer_;
    choose(ask, seat);
    return 0;
}

}  // namespace euchre::sim

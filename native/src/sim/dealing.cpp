// The routine of `euchre.bots.croupier`: shuffle, cut, packets and turn-up.
#include <algorithm>

#include "sim/table.hpp"

namespace euchre::sim {

void Table::deal_hands() {
    const int size = static_cast<int>(rules_.pack.size());
    std::array<std::uint8_t, kFaces> order;
    std::copy(rules_.pack.begin(), rules_.pack.end(), order.begin());
    routine().shuffle(order.data(), size);
    done(Kind::shuffle, (deal_.dealer + rules_.shuffler) % rules_.players);
    if (log_) log_->back().insert(log_->back().end(), order.begin(), order.begin() + size);
    cut(order, size);
    give_packets();
    deal_.turn_up = deal_.pack[deal_.talon];
    done(Kind::turn_up, deal_.dealer, {deal_.turn_up});
    if (deal_.turn_up != kJoker) deal_.turned_suit = deal_.turn_up / 8;
    deal_.turn = rules_.left_of(deal_.dealer);
}

void Table::cut(const std::array<std::uint8_t, kFaces>& order, int size) {
    const int cutter = rules_.right_of(deal_.dealer);
    const int cuts = rules_.cut_most - rules_.cut_least + 1;
    const int chosen = static_cast<int>(routine().below(static_cast<unsigned>(cuts + rules_.cut_may_be_declined)));
    const int lifted = chosen < cuts ? rules_.cut_least + chosen : 0;
    if (chosen < cuts)
        done(Kind::cut, cutter, {lifted});
    else
        done(Kind::decline_cut, cutter);
    std::copy(order.begin() + lifted, order.begin() + size, deal_.pack.begin());
    std::copy(order.begin(), order.begin() + lifted, deal_.pack.begin() + size - lifted);
}

void Table::give_packets() {
    const auto number = routine().below(rules_.ways_to_deal.size());
    const auto& way = rules_.ways_to_deal[number];
    int top = 0;
    for (int round = 0; round < 2; ++round) {
        int seat = deal_.dealer;
        for (int place = 0; place < rules_.players; ++place) {
            seat = rules_.left_of(seat);
            for (int i = 0; i < way[round * kMostSeats + place]; ++i) deal_.hands[seat].add(deal_.pack[top++]);
        }
    }
    deal_.talon = top + rules_.dummy;
    done(Kind::deal_out, deal_.dealer, {static_cast<int>(number)});
}

int Table::fix_suit() {
    const int suit = is_simple(deal_.dealer) ? 0 : static_cast<int>(pick(deal_.dealer, kSuits));
    done(Kind::fix_suit, deal_.dealer, {suit});
    return suit;
}

}  // namespace euchre::sim

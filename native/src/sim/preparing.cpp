// Between the calls and the first lead: take-overs, the discard, the dummy and a lone adversary.
#include "sim/table.hpp"

namespace euchre::sim {

namespace {

std::uint64_t ways_to_choose(int from, int size) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= size; ++i) ways = ways * static_cast<unsigned>(from - size + i) / static_cast<unsigned>(i);
    return ways;
}

// The combination with a number, in lexicographic order.
Cards nth_choice(Cards cards, int size, std::uint64_t number) {
    Cards chosen = 0;
    for (int left = count(cards); size > 0; --left) {
        const int face = lowest(cards);
        cards &= cards - 1;
        const std::uint64_t with = ways_to_choose(left - 1, size - 1);
        if (number < with) {
            chosen |= set_of(face);
            --size;
        } else {
            number -= with;
        }
    }
    return chosen;
}

}  // namespace

bool Table::prepare() {
    for (;;) {
        const int taker = may_take_over(rules_, deal_);
        if (taker != kNobody && is_asked_apart(deal_, taker)) {
            if (!ask_to_take_over(taker)) return false;
        } else if (dealer_exchanges(deal_)) {
            if (!exchange(taker)) return false;
        } else if (rules_.dummy && deal_.lone == kNobody && !deal_.dummy_taken) {
            if (!ask_about_dummy()) return false;
        } else if (rules_.dummy && deal_.lone == kNobody && deal_.hands[deal_.maker].size > rules_.hand_size) {
            discard_surplus();
        } else if (const int defender = may_defend_alone(rules_, deal_); defender != kNobody) {
            ask_to_defend(defender);
        } else {
            return true;
        }
    }
}

bool Table::ask_to_take_over(int taker) {
    const Manners manners = lone_manners(rules_, deal_, taker, deal_.trump);
    Manner manner = Manner::partnership;
    if (is_simple(taker)) {
        manner = simple(taker).takes_over(manners);
    } else {
        const int chosen = static_cast<int>(pick(taker, static_cast<unsigned>(manners.size + 1)));
        if (chosen < manners.size) manner = manners.list[chosen];
    }
    if (manner != Manner::partnership) return take_over(taker, manner);
    done(Kind::waiver, taker);
    deal_.waived |= 1u << taker;
    return true;
}

bool Table::take_over(int taker, Manner manner) {
    done(Kind::take_over, taker, {static_cast<int>(manner)});
    if (deal_.announced == kNobody) {
        deal_.announced = deal_.lone;
    } else {
        deal_.announced = kNobody;
        deal_.waived |= deal_.makers(rules_) & ~(1u << taker);
    }
    return go_alone(taker, manner);
}

bool Table::add_alone(int seat, Manner manner) {
    done(Kind::play_alone, seat, {static_cast<int>(manner)});
    return go_alone(seat, manner);
}

bool Table::exchange(int taker) {
    const int dealer = deal_.dealer;
    const bool takes = taker == dealer && deal_.lone == kNobody;
    const bool adds = !takes && deal_.maker == dealer && may_add_alone(rules_, deal_);
    Manners manners;
    if (takes || adds) manners = lone_manners(rules_, deal_, dealer, deal_.trump);
    const Cards allowed = deal_.hands[dealer].set | (rules_.may_bury_turn_up ? set_of(deal_.turn_up) : 0);
    Manner manner = Manner::partnership;
    int thrown = kNobody;  // kNobody: the turn-up is declined
    if (is_simple(dealer)) {
        const Simple player = simple(dealer);
        if (takes || adds) manner = takes ? player.takes_over(manners) : player.adds_alone(manners);
        if (manner == Manner::partnership) thrown = dealers_choice(player, allowed);
    } else {
        const int options = manners.size + count(allowed) + rules_.may_decline_turn_up;
        const int chosen = static_cast<int>(pick(dealer, static_cast<unsigned>(options)));
        if (chosen < manners.size)
            manner = manners.list[chosen];
        else if (chosen - manners.size < count(allowed))
            thrown = nth(allowed, chosen - manners.size);
    }
    if (manner != Manner::partnership) return takes ? take_over(dealer, manner) : add_alone(dealer, manner);
    put_out(thrown);
    return true;
}

int Table::dealers_choice(const Simple& player, Cards allowed) const {
    const int thrown = player.dealers_discard();
    if (thrown == deal_.turn_up && rules_.may_decline_turn_up) return kNobody;
    return allowed & set_of(thrown) ? thrown : lowest(allowed);
}

void Table::put_out(int thrown) {
    const int dealer = deal_.dealer;
    if (thrown == kNobody) {
        done(Kind::decline_turn_up, dealer);
        deal_.declined = true;
    } else {
        done(Kind::discard, dealer, {thrown});
        deal_.hands[dealer].add(deal_.turn_up);
        deal_.hands[dealer].remove(thrown);
        deal_.put_out[dealer] |= set_of(thrown);
    }
    deal_.exchanged = true;
}

bool Table::ask_about_dummy() {
    const int maker = deal_.maker;
    Manners manners;
    if (may_add_alone(rules_, deal_)) manners = lone_manners(rules_, deal_, maker, deal_.trump);
    Manner manner = Manner::partnership;
    if (is_simple(maker)) {
        if (manners.size) manner = simple(maker).adds_alone(manners);
    } else if (const auto chosen = pick(maker, static_cast<unsigned>(manners.size + 1))) {
        manner = manners.list[chosen - 1];
    }
    if (manner != Manner::partnership) return add_alone(maker, manner);
    done(Kind::take_dummy, maker);
    deal_.dummy_taken = true;
    for (int place = deal_.talon - rules_.dummy; place < deal_.talon; ++place)
        deal_.hands[maker].add(deal_.pack[place]);
    return true;
}

void Table::discard_surplus() {
    const int maker = deal_.maker;
    Hand& hand = deal_.hands[maker];
    const int surplus = hand.size - rules_.hand_size;
    Cards thrown;
    if (is_simple(maker))
        thrown = simple(maker).makers_discard(surplus);
    else
        thrown = nth_choice(hand.set, surplus, pick(maker, ways_to_choose(hand.size, surplus)));
    done(Kind::discard, maker, thrown);
    deal_.put_out[maker] |= thrown;
    for (; thrown; thrown &= thrown - 1) hand.remove(lowest(thrown));
}

void Table::ask_to_defend(int seat) {
    const bool defends = is_simple(seat) ? simple(seat).defends_alone() : pick(seat, 2) == 0;
    done(defends ? Kind::defend_alone : Kind::waiver, seat);
    if (defends) {
        deal_.duelist = seat;
        deal_.out |= 1u << rules_.partner(seat);
    } else {
        deal_.waived |= 1u << seat;
    }
}

}  // namespace euchre::sim

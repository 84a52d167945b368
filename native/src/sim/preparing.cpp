// Between the calls and the first lead: take-overs, the discard, the dummy and a lone adversary.
#include "sim/actions.hpp"
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
    int seat;
    for (Ask ask; (ask = next_before_lead(seat)) != Ask::card && !deal_.is_over;) prepare_once(ask, seat);
    return !deal_.is_over;
}

Table::Ask Table::next_before_lead(int& seat) const {
    seat = may_take_over(rules_, deal_);
    if (seat != kNobody && is_asked_apart(deal_, seat)) return Ask::take_over;
    seat = deal_.dealer;
    if (dealer_exchanges(deal_)) return Ask::exchange;
    seat = deal_.maker;
    if (rules_.dummy && deal_.lone == kNobody) {
        if (!deal_.dummy_taken) return Ask::dummy;
        if (surplus(seat) > 0) return Ask::surplus;
    }
    if (rules_.partners_best && deal_.lone != kNobody) {
        if (surplus(seat) > 0) return Ask::surplus;
        seat = rules_.partner(seat);
        if (!deal_.best_given) return Ask::gift;
    }
    seat = may_defend_alone(rules_, deal_);
    return seat == kNobody ? Ask::card : Ask::defence;
}

void Table::prepare_once(Ask ask, int seat) {
    switch (ask) {
        case Ask::take_over: ask_to_take_over(seat); break;
        case Ask::exchange: exchange(); break;
        case Ask::dummy: ask_about_dummy(); break;
        case Ask::surplus: discard_surplus(); break;
        case Ask::gift: give_card(seat); break;
        case Ask::defence: ask_to_defend(seat); break;
        default: break;
    }
}

int Table::actions_before_lead(Ask ask, int seat, std::uint8_t* actions) const {
    int size = 0;
    const auto add = [&](int action) { actions[size++] = static_cast<std::uint8_t>(action); };
    const auto add_manners = [&](int first) {
        const Manners manners = lone_manners(rules_, deal_, seat, deal_.trump);
        for (int i = 0; i < manners.size; ++i) add(first + static_cast<int>(manners.list[i]) - 1);
    };
    switch (ask) {
        case Ask::take_over:
            add_manners(kTakeOver);
            add(kWaive);
            break;
        case Ask::exchange:
            if (dealer_takes_over()) add_manners(kTakeOver);
            if (dealer_adds()) add_manners(kPlayAlone);
            for (Cards left = may_discard(); left; left &= left - 1) add(kDiscard + lowest(left));
            if (rules_.may_decline_turn_up) add(kDeclineTurnUp);
            break;
        case Ask::dummy:
            add(kTakeDummy);
            if (may_add_alone(rules_, deal_)) add_manners(kPlayAlone);
            break;
        case Ask::gift:
            for (Cards left = deal_.hands[seat].set; left; left &= left - 1) add(kDiscard + lowest(left));
            break;
        case Ask::defence:
            add(kDefendAlone);
            add(kWaive);
            break;
        default: break;
    }
    return size;
}

bool Table::dealer_takes_over() const {
    return deal_.lone == kNobody && may_take_over(rules_, deal_) == deal_.dealer;
}

bool Table::dealer_adds() const {
    return !dealer_takes_over() && deal_.maker == deal_.dealer && may_add_alone(rules_, deal_);
}

Cards Table::may_discard() const {
    return deal_.hands[deal_.dealer].set | (rules_.may_bury_turn_up ? set_of(deal_.turn_up) : 0);
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

bool Table::exchange() {
    const int dealer = deal_.dealer;
    const bool takes = dealer_takes_over(), adds = dealer_adds();
    Manners manners;
    if (takes || adds) manners = lone_manners(rules_, deal_, dealer, deal_.trump);
    const Cards allowed = may_discard();
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
    const int maker = deal_.maker, more = surplus(maker);
    const Hand& hand = deal_.hands[maker];
    if (is_simple(maker))
        discard_surplus(simple(maker).makers_discard(more));
    else
        discard_surplus(nth_choice(hand.set, more, pick(maker, ways_to_choose(hand.size, more))));
}

void Table::discard_surplus(Cards thrown) {
    const int maker = deal_.maker;
    Hand& hand = deal_.hands[maker];
    done(Kind::discard, maker, thrown);
    deal_.put_out[maker] |= thrown;
    for (; thrown; thrown &= thrown - 1) hand.remove(lowest(thrown));
}

// With partner's best nobody takes over, so the lone player is the maker.
void Table::give_card(int seat) {
    Hand& hand = deal_.hands[seat];
    const int face = is_simple(seat) ? simple(seat).best_to_give()
                                     : nth(hand.set, static_cast<int>(pick(seat, static_cast<unsigned>(hand.size))));
    done(Kind::give_card, seat, {face});
    hand.remove(face);
    deal_.hands[deal_.lone].add(face);
    deal_.best_given = true;
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

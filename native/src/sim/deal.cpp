// One deal of regular play: what `euchre.deal` awaits and does, and the routine of `euchre.bots.croupier`.
#include "sim/deal.hpp"

#include <algorithm>
#include <initializer_list>

#include "chance.hpp"
#include "sim/linear.hpp"
#include "sim/simple.hpp"

namespace euchre::sim {

bool dealer_exchanges(const Deal& deal) { return deal.accepted && !deal.exchanged && !deal.is_out(deal.dealer); }

namespace {

constexpr std::uint64_t kStep = 256;  // numbers of the routine's stream kept for each act

bool has(unsigned seats, int seat) { return seats >> seat & 1; }

int next_active(const Rules& rules, const Deal& deal, int seat) {
    do seat = rules.left_of(seat);
    while (deal.is_out(seat));
    return seat;
}

bool holds_jamboree(const Rules& rules, const Deal& deal, int seat, int trump) {
    Cards cards = deal.hands[seat].set;
    if (seat == deal.dealer && !deal.exchanged && trump == deal.turned_suit) cards |= set_of(deal.turn_up);
    Cards trumps = kInSuit[trump][trump];
    if (!rules.joker) trumps &= ~set_of(kJoker);
    for (int missing = count(trumps) - 5; missing > 0; --missing) {
        Cards low = trumps;
        int worst = lowest(low);
        for (; low; low &= low - 1)
            if (kHeight[trump][lowest(low)] < kHeight[trump][worst]) worst = lowest(low);
        trumps &= ~set_of(worst);
    }
    return (trumps & ~cards) == 0;
}

Manners lone_manners(const Rules& rules, const Deal& deal, int seat, int trump) {
    Manners manners;
    manners.list[manners.size++] = Manner::alone;
    if (rules.jambone) manners.list[manners.size++] = Manner::jambone;
    if (rules.jamboree && holds_jamboree(rules, deal, seat, trump)) manners.list[manners.size++] = Manner::jamboree;
    return manners;
}

bool is_barred_by_pass(const Rules& rules, const Deal& deal, int partner) {
    if (!has(deal.passed, partner)) return false;
    return !(rules.take_over_after_pass && deal.accepted && partner == rules.left_of(deal.dealer));
}

bool is_asked_apart(const Deal& deal, int taker) {
    return taker != deal.dealer || !deal.accepted || (deal.lone != kNobody && !deal.exchanged);
}

bool may_add_alone(const Rules& rules, const Deal& deal) {
    if (deal.lone != kNobody || deal.dummy_taken) return false;
    const bool took_up = deal.accepted && deal.maker == deal.dealer;
    const Deadline limit = took_up ? rules.dealer_alone_until : rules.alone_until;
    return limit != Deadline::call && !(limit == Deadline::discard && deal.exchanged);
}

int may_defend_alone(const Rules& rules, const Deal& deal) {
    if (!rules.defend_alone || deal.manner != Manner::alone || deal.duelist != kNobody || dealer_exchanges(deal))
        return kNobody;
    int seat = deal.dealer;
    for (int i = 0; i < rules.players; ++i) {
        seat = rules.left_of(seat);
        if (!deal.is_out(seat) && !deal.is_maker(rules, seat) && !has(deal.waived, seat)) return seat;
    }
    return kNobody;
}

int jambone_caller(const Rules& rules, const Deal& deal) {
    if (deal.manner != Manner::jambone || deal.tricks > 0) return kNobody;
    const int leader = first_leader(rules, deal);
    const bool lone_leads = leader == deal.lone;
    const int caller = lone_leads ? next_active(rules, deal, leader) : leader;
    if (deal.called != kNobody || has(deal.waived, caller)) return kNobody;
    return deal.played_to_trick == (lone_leads ? 0 : 1) ? caller : kNobody;
}

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

int nth(Cards cards, int number) {
    while (number-- > 0) cards &= cards - 1;
    return lowest(cards);
}

std::uint64_t ways_to_choose(int from, int size) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= size; ++i) ways = ways * static_cast<unsigned>(from - size + i) / static_cast<unsigned>(i);
    return ways;
}

// The combination of a number, in the order in which combinations of sorted cards come.
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

class Table {
public:
    Table(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t number, Deal& deal, ActLog* log)
        : rules_(rules), players_(players), deal_(deal), log_(log), key_(key_below(key_of(seed), number)) {
        for (unsigned seat = 0; seat < kMostSeats; ++seat) seat_keys_[seat] = key_below(key_, kSeatStream + seat);
    }

    void play_deal() {
        deal_hands();
        play_on();
    }

    void play_on() {
        if (deal_.is_over) return;
        if (deal_.turned_suit == kNobody) deal_.turned_suit = fix_suit();
        if (deal_.trump == kNobody && !settle_trump()) return;
        if (!deal_.played && !prepare()) return;
        play_tricks();
    }

    bool retrace(const std::vector<int>& faces, std::int8_t* told) {
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

    std::uint64_t count_endings() {
        deal_.turn = to_play();
        return ways_to_play();
    }

private:
    const Rules& rules_;
    const Players& players_;
    Deal& deal_;
    ActLog* log_;
    std::uint64_t key_;
    std::array<std::uint64_t, kMostSeats> seat_keys_;

    void done(Kind kind, int actor, std::initializer_list<int> rest = {}) {
        ++deal_.acts;
        if (!log_) return;
        std::vector<int> act{static_cast<int>(kind), actor};
        act.insert(act.end(), rest);
        log_->push_back(std::move(act));
    }

    void done(Kind kind, int actor, Cards cards) {
        done(kind, actor);
        if (!log_) return;
        for (; cards; cards &= cards - 1) log_->back().push_back(lowest(cards));
    }

    // Whether a seat chooses as `simple` does; a linear one does so but for its calls.
    bool is_simple(int seat) const { return players_.policies[seat] != Policy::random; }
    Simple simple(int seat) const { return {rules_, deal_, *players_.tables, seat}; }

    Stream routine() const {
        return Stream(key_below(key_, kDealStream), kStep * static_cast<unsigned>(deal_.acts));
    }

    // What a random player in a seat takes of so many options.
    std::uint64_t pick(int seat, std::uint64_t options) const {
        if (options == 1) return 0;
        return Stream(key_below(seat_keys_[seat], static_cast<unsigned>(deal_.acts))).below(options);
    }

    void deal_hands() {
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

    void cut(const std::array<std::uint8_t, kFaces>& order, int size) {
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

    void give_packets() {
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

    int fix_suit() {
        const int suit = is_simple(deal_.dealer) ? 0 : static_cast<int>(pick(deal_.dealer, kSuits));
        done(Kind::fix_suit, deal_.dealer, {suit});
        return suit;
    }

    // What is left of both rounds of calls; whether there is play to come.
    bool settle_trump() {
        for (;;) {
            const int seat = deal_.turn;
            const Call call = ask_for_call(seat);
            done(Kind::call, seat, {static_cast<int>(call.word), call.suit, static_cast<int>(call.manner)});
            if (call.word != Word::pass && call.word != Word::turn_down) return settled(seat, call);
            deal_.passed |= 1u << seat;
            deal_.turn = rules_.left_of(seat);
            if (seat != deal_.dealer) continue;
            if (!deal_.is_ordering) break;
            deal_.is_ordering = false;
            deal_.passed = 0;
        }
        deal_.is_over = true;
        deal_.result = Result::all_passed;
        return false;
    }

    Call ask_for_call(int seat) {
        std::array<Call, 1 + 4 * kSuits> calls;
        const int size = deal_.is_ordering ? calls_on_turn_up(seat, calls.data()) : calls_of_suits(seat, calls.data());
        if (players_.policies[seat] == Policy::linear)
            return calls[Linear(rules_, deal_, *players_.tables, *players_.weights[seat], seat).call(calls.data(), size)];
        if (is_simple(seat)) return calls[simple(seat).call(calls.data(), size)];
        return calls[pick(seat, static_cast<unsigned>(size))];
    }

    int calls_on_turn_up(int seat, Call* calls) const {
        const bool is_dealer = seat == deal_.dealer;
        const bool is_partner = seat == rules_.partner(deal_.dealer);
        const Word word = is_dealer ? Word::take_up : is_partner ? Word::assist : Word::order_up;
        int size = 0;
        calls[size++] = {is_dealer ? Word::turn_down : Word::pass, kNobody, Manner::partnership};
        if (!(is_partner && rules_.assist_must_be_alone)) calls[size++] = {word, kNobody, Manner::partnership};
        const Manners manners = lone_manners(rules_, deal_, seat, deal_.turned_suit);
        for (int i = 0; i < manners.size; ++i) calls[size++] = {word, kNobody, manners.list[i]};
        return size;
    }

    int calls_of_suits(int seat, Call* calls) const {
        int size = 0;
        if (!(rules_.stick_the_dealer && seat == deal_.dealer))
            calls[size++] = {Word::pass, kNobody, Manner::partnership};
        for (int suit = 0; suit < kSuits; ++suit) {
            if (suit == deal_.turned_suit) continue;
            calls[size++] = {Word::make, suit, Manner::partnership};
            const Manners manners = lone_manners(rules_, deal_, seat, suit);
            for (int i = 0; i < manners.size; ++i) calls[size++] = {Word::make, suit, manners.list[i]};
        }
        return size;
    }

    bool settled(int maker, const Call& call) {
        deal_.turn = kNobody;
        deal_.maker = maker;
        deal_.accepted = call.word != Word::make;
        deal_.trump = deal_.accepted ? deal_.turned_suit : call.suit;
        return call.manner == Manner::partnership || go_alone(maker, call.manner);
    }

    // Whether there is play to come.
    bool go_alone(int seat, Manner manner) {
        deal_.manner = manner;
        deal_.lone = seat;
        deal_.out = rules_.partnerships ? 1u << rules_.partner(seat) : 0;
        if (manner != Manner::jamboree) return true;
        deal_.is_over = true;
        deal_.result = Result::jamboree;
        deal_.points[rules_.side_of(deal_.maker)] = rules_.jamboree_points;
        return false;
    }

    // Take-overs, the discard, the dummy and a lone adversary; whether there is play to come.
    bool prepare() {
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

    bool ask_to_take_over(int taker) {
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

    bool take_over(int taker, Manner manner) {
        done(Kind::take_over, taker, {static_cast<int>(manner)});
        if (deal_.announced == kNobody) {
            deal_.announced = deal_.lone;
        } else {
            deal_.announced = kNobody;
            deal_.waived |= deal_.makers(rules_) & ~(1u << taker);
        }
        return go_alone(taker, manner);
    }

    bool add_alone(int seat, Manner manner) {
        done(Kind::play_alone, seat, {static_cast<int>(manner)});
        return go_alone(seat, manner);
    }

    // The dealer's exchange for the turn-up, with which he may still say that he plays alone.
    bool exchange(int taker) {
        const int dealer = deal_.dealer;
        const bool takes = taker == dealer && deal_.lone == kNobody;
        const bool adds = !takes && deal_.maker == dealer && may_add_alone(rules_, deal_);
        Manners manners;
        if (takes || adds) manners = lone_manners(rules_, deal_, dealer, deal_.trump);
        const Cards allowed = deal_.hands[dealer].set | (rules_.may_bury_turn_up ? set_of(deal_.turn_up) : 0);
        Manner manner = Manner::partnership;
        int thrown = kNobody;  // nobody's: the turn-up is declined
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

    int dealers_choice(const Simple& player, Cards allowed) const {
        const int thrown = player.dealers_discard();
        if (thrown == deal_.turn_up && rules_.may_decline_turn_up) return kNobody;
        return allowed & set_of(thrown) ? thrown : lowest(allowed);
    }

    void put_out(int thrown) {
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

    bool ask_about_dummy() {
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

    void discard_surplus() {
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

    void ask_to_defend(int seat) {
        const bool defends = is_simple(seat) ? simple(seat).defends_alone() : pick(seat, 2) == 0;
        done(defends ? Kind::defend_alone : Kind::waiver, seat);
        if (defends) {
            deal_.duelist = seat;
            deal_.out |= 1u << rules_.partner(seat);
        } else {
            deal_.waived |= 1u << seat;
        }
    }

    void call_a_card(int caller) {
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

    int to_play() const { return deal_.turn == kNobody ? first_leader(rules_, deal_) : deal_.turn; }

    void play_tricks() {
        deal_.turn = to_play();
        const int in_play = rules_.players - std::popcount(deal_.out);
        while (deal_.tricks < rules_.hand_size) {
            if (const int caller = jambone_caller(rules_, deal_); caller != kNobody) call_a_card(caller);
            play_card(deal_.turn, chosen_place(deal_.turn), in_play);
        }
        score();
    }

    std::uint64_t ways_to_play() {
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

    // The cards a seat may play; all it holds where it has none to follow with.
    Cards allowed(int seat) const {
        const Cards hand = deal_.hands[seat].set;
        if (deal_.called != kNobody && seat == deal_.lone && deal_.tricks == 0) {
            if (const Cards called = hand & set_of(deal_.called)) return called;
        }
        if (deal_.played_to_trick == 0) return hand;
        const Cards following = hand & kInSuit[deal_.trump][deal_.led];
        return following ? following : hand;
    }

    // The place in his hand of the card that a seat plays.
    int chosen_place(int seat) const {
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

    void play_card(int seat, int place, int in_play) {
        const int face = deal_.hands[seat].cards[place];
        const int trump = deal_.trump;
        const int suit = kSuitOf[trump][face];
        done(Kind::play, seat, {face});
        deal_.hands[seat].remove_at(place);
        if (deal_.played_to_trick == 0) {
            deal_.led = suit;
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
        deal_.played_seats |= 1u << seat;
        deal_.played |= set_of(face);
        deal_.turn = deal_.played_to_trick < in_play ? next_active(rules_, deal_, seat) : finish_trick();
    }

    // Whoever wins the trick, and leads to the next.
    int finish_trick() {
        ++deal_.won[deal_.best_seat];
        ++deal_.tricks;
        deal_.played_to_trick = 0;
        deal_.played_seats = 0;
        return deal_.best_seat;
    }

    void score() {
        const unsigned makers = deal_.makers(rules_);
        int tricks = 0;
        for (int seat = 0; seat < rules_.players; ++seat)
            if (has(makers, seat)) tricks += deal_.won[seat];
        const Tariff& tariff = deal_.duelist != kNobody          ? rules_.duel
                               : deal_.manner == Manner::alone   ? rules_.lone
                               : deal_.manner == Manner::jambone ? rules_.open
                                                                 : rules_.partnership;
        const int side = rules_.side_of(deal_.maker);
        deal_.is_over = true;
        if (tricks < rules_.odd_trick()) {
            deal_.result = Result::euchre;
            for (int other = 0; other < rules_.sides(); ++other)
                if (other != side) deal_.points[other] = tariff.euchre;
        } else {
            const bool all = tricks == rules_.hand_size;
            deal_.result = all ? Result::march : Result::point;
            deal_.points[side] = all ? tariff.march : tariff.point;
        }
    }
};

}  // namespace

int may_take_over(const Rules& rules, const Deal& deal) {
    if (!rules.take_over) return kNobody;
    if (deal.lone != kNobody && deal.lone != deal.maker) {
        const int first = deal.announced;
        if (!rules.take_over_settled_between_partners || first == kNobody || has(deal.waived, first)) return kNobody;
        return first;
    }
    const int partner = rules.partner(deal.maker);
    if (partner == kNobody || has(deal.waived, partner) || is_barred_by_pass(rules, deal, partner)) return kNobody;
    const Deadline limit = partner == deal.dealer ? rules.dealer_alone_until : rules.take_over_until;
    return limit == Deadline::discard && deal.accepted && deal.exchanged ? kNobody : partner;
}

int first_leader(const Rules& rules, const Deal& deal) {
    if (deal.lone != kNobody && rules.lead_against_lone == LoneLead::lone_player) return deal.lone;
    const bool as_always = deal.lone == kNobody || rules.lead_against_lone == LoneLead::eldest_hand;
    return next_active(rules, deal, as_always ? deal.dealer : deal.lone);
}

void play_deal(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t number, Deal& deal,
               ActLog* log) {
    Table(rules, players, seed, number, deal, log).play_deal();
}

void play_on(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t number, Deal& deal,
             ActLog* log) {
    Table(rules, players, seed, number, deal, log).play_on();
}

bool retrace(const Rules& rules, const Tables& tables, Deal deal, const std::vector<int>& faces, std::int8_t* told) {
    return Table(rules, {{}, &tables, {}}, 0, 0, deal, nullptr).retrace(faces, told);
}

std::uint64_t count_endings(const Rules& rules, Deal deal) {
    return Table(rules, {}, 0, 0, deal, nullptr).count_endings();
}

}  // namespace euchre::sim

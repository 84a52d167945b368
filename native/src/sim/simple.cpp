// The choices of `euchre.bots.simple` outside the play: calls, lone hands, discards.
#include "sim/simple.hpp"

#include <algorithm>

#include "sim/reading.hpp"
#include "sim/worth.hpp"

namespace euchre::sim {

namespace {

enum Place { eldest, second, third, dealer, later };
enum Table { small_pack, large_pack, three, two };
void offer(const Manners& manners, bool (&offered)[4]) {
    for (int i = 0; i < manners.size; ++i) offered[static_cast<int>(manners.list[i])] = true;
}

bool is_offered(const bool (&offered)[4], Manner manner) { return offered[static_cast<int>(manner)]; }

}  // namespace

int Simple::table() const {
    if (rules_.players == 4) return rules_.pack.size() <= 25 ? small_pack : large_pack;
    return rules_.players == 3 ? three : two;
}

int Simple::place() const {
    if (!deal_.is_ordering) return later;
    if (seat_ == deal_.dealer) return Place::dealer;
    if (seat_ == rules_.partner(deal_.dealer)) return second;
    return seat_ == rules_.left_of(deal_.dealer) ? eldest : third;
}

int Simple::tricks_hoped(int trump) const {
    const int at = place();
    int hoped = tables_.position[table()][at];
    if (!rules_.may_play_alone()) hoped += tables_.without_dummy;
    if (trump == kNoTrump && rules_.side_of(seat_) == rules_.side_of(rules_.left_of(deal_.dealer)))
        hoped += tables_.tricks.plain.lead;
    if (deal_.is_ordering) {
        if (deal_.turn_up == kJoker || deal_.turn_up % 8 == kJack) hoped += tables_.bower_turned[table()][at];
        if (at == Place::dealer)
            return hoped + best_five(tables_.tricks, hand_ | set_of(deal_.turn_up), trump, rules_.joker, 1).worth;
    }
    return hoped + measure(tables_.tricks, hand_, trump, rules_.joker);
}

bool Simple::leads() const {
    if (rules_.lead_against_lone != LoneLead::eldest_hand) return rules_.lead_against_lone == LoneLead::lone_player;
    return seat_ == rules_.left_of(deal_.dealer);
}

int Simple::odds_alone(int trump) const {
    const int exchange = rules_.partners_best && !deal_.best_given ? tables_.partners_best : 0;
    const int customs = exchange - (rules_.lone_must_march ? tables_.must_march : 0);
    const int odds = customs + (!leads() ? 0 : trump == kNoTrump ? tables_.alone.plain.lead : tables_.lead_alone);
    const bool is_ordering = deal_.trump == kNobody && deal_.is_ordering;
    if (seat_ == deal_.dealer && (deal_.accepted || is_ordering) && !deal_.exchanged)
        return odds + best_five(tables_.alone, hand_ | set_of(deal_.turn_up), trump, rules_.joker, 1).worth;
    return odds + measure(tables_.alone, hand_, trump, rules_.joker);
}

Manner Simple::manner_for(int odds, int need, const bool (&offered)[4]) const {
    if (is_offered(offered, Manner::jamboree)) return Manner::jamboree;
    if (is_offered(offered, Manner::jambone) && odds >= tables_.need_jambone && !leads()) return Manner::jambone;
    return is_offered(offered, Manner::alone) && odds >= need ? Manner::alone : Manner::partnership;
}

Manner Simple::manner_at_call(int odds, const bool (&offered)[4]) const {
    const int wanting = rules_.game_points - deal_.standing[rules_.side_of(seat_)];
    const bool modest = wanting <= rules_.partnership.march && !rules_.lap;
    const bool takes_up = seat_ == deal_.dealer && deal_.is_ordering;
    const Deadline until = takes_up ? rules_.dealer_alone_until : rules_.alone_until;
    bool left[4] = {offered[0], offered[1], offered[2], offered[3]};
    if (rules_.dummy && until != Deadline::call) left[1] = left[2] = false;
    if (modest && is_offered(left, Manner::partnership))
        return is_offered(left, Manner::jamboree) ? Manner::jamboree : Manner::partnership;
    return manner_for(odds, tables_.need_alone[table()], left);
}

bool Simple::keeps_bridge() const {
    if (!rules_.partnerships || rules_.game_points != 5) return false;
    const int mine = deal_.standing[rules_.side_of(seat_)];
    const int theirs = deal_.standing[rules_.side_of((seat_ + 1) % 4)];
    return mine == 4 && (theirs == 1 || theirs == 2);
}

bool Simple::has_certain_trick(int trump) const {
    const int best = rules_.joker ? kJoker : right_bower(trump);
    const int next = rules_.joker ? right_bower(trump) : left_bower(trump);
    if (hand_ & set_of(best)) return true;
    return (hand_ & set_of(next)) && count(hand_ & kInSuit[trump][trump]) > 1;
}

int Simple::call(const Call* calls, int size) const {
    const auto makes = [](const Call& call) { return call.word != CallKind::pass && call.word != CallKind::turn_down; };
    const auto suit_of = [this](const Call& call) { return call.suit == kNobody ? deal_.turned_suit : call.suit; };
    const bool may_refuse = !makes(calls[0]);
    const int first = may_refuse ? 1 : 0;
    int best = kNobody, best_ambition = 0, best_tricks = 0, best_odds = 0;
    for (int i = first, seen = kNobody; i < size; ++i) {
        const int suit = suit_of(calls[i]);
        if (suit == seen) continue;
        seen = suit;
        const int tricks = tricks_hoped(suit);
        const int odds = odds_alone(suit);
        const int ambition = tricks + std::max(0, odds + 100);
        if (best != kNobody && ambition <= best_ambition) continue;
        best = suit;
        best_ambition = ambition;
        best_tricks = tricks;
        best_odds = odds;
    }
    bool offered[4] = {};
    for (int i = first; i < size; ++i)
        if (suit_of(calls[i]) == best) offered[static_cast<int>(calls[i].manner)] = true;
    const Manner manner = manner_at_call(best_odds, offered);
    if (may_refuse && manner == Manner::partnership && best_tricks < tables_.need[table()][place()] &&
        !(place() == eldest && keeps_bridge() && !has_certain_trick(best)))
        return 0;
    for (int i = first; i < size; ++i)
        if (suit_of(calls[i]) == best && calls[i].manner == manner) return i;
    return 0;
}

Manner Simple::takes_over(const Manners& manners) const {
    int need = tables_.need_to_take_over;
    if (deal_.announced == seat_)
        need = tables_.need_to_take_back;
    else if (deal_.lone != kNobody)
        need = tables_.need_to_take_alone;
    bool offered[4] = {};
    offer(manners, offered);
    return manner_for(odds_alone(deal_.trump), need, offered);
}

Manner Simple::adds_alone(const Manners& manners) const {
    if (!rules_.dummy && !manners.has(Manner::jamboree)) return Manner::partnership;
    bool offered[4] = {};
    offer(manners, offered);
    return manner_for(odds_alone(deal_.trump), tables_.need_alone[table()], offered);
}

int Simple::dealers_discard() const {
    const bool is_maker = deal_.is_maker(rules_, seat_), is_alone = deal_.lone != kNobody;
    const Scale& scale = is_maker ? (is_alone ? tables_.alone : tables_.tricks)
                                  : (is_alone ? tables_.stoppers : tables_.defence);
    const Cards cards = hand_ | set_of(deal_.turn_up);
    return lowest(best_five(scale, cards, deal_.trump, rules_.joker, 1).thrown);
}

Cards Simple::makers_discard(int surplus) const {
    const Scale& scale = deal_.lone == kNobody ? tables_.tricks : tables_.alone;
    return best_five(scale, hand_, deal_.trump, rules_.joker, surplus).thrown;
}

int Simple::best_to_give() const {
    int best = lowest(hand_);
    for (Cards left = hand_; left; left &= left - 1)
        if (kHeight[deal_.trump][lowest(left)] > kHeight[deal_.trump][best]) best = lowest(left);
    return best;
}

bool Simple::defends_alone() const {
    return measure(tables_.stoppers, hand_, deal_.trump, rules_.joker) >= tables_.need_to_defend;
}

int Simple::jambone_call(Cards callable) const { return Reading(rules_, deal_, seat_).jambone_call(callable); }

int Simple::play(Cards allowed) const {
    const Reading reading(rules_, deal_, seat_);
    if (deal_.played_to_trick > 0) return reading.follow(allowed);
    const bool is_first = deal_.tricks == 0;
    if (deal_.manner == Manner::jambone && is_first && !deal_.is_maker(rules_, seat_)) return reading.lead_against_open();
    return reading.lead();
}

}  // namespace euchre::sim

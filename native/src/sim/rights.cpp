// Who may do what before the first lead, and who leads (see `euchre.deal.rights`).
#include "sim/rights.hpp"

namespace euchre::sim {

namespace {

bool holds_jamboree(const Rules& rules, const Deal& deal, int seat, int trump) {
    if (trump == kNoTrump) return false;
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

bool is_barred_by_pass(const Rules& rules, const Deal& deal, int partner) {
    if (!has(deal.passed, partner)) return false;
    return !(rules.take_over_after_pass && deal.accepted && partner == rules.left_of(deal.dealer));
}

}  // namespace

bool dealer_exchanges(const Deal& deal) { return deal.accepted && !deal.exchanged && !deal.is_out(deal.dealer); }

Manners lone_manners(const Rules& rules, const Deal& deal, int seat, int trump) {
    Manners manners;
    if (!rules.may_play_alone()) return manners;
    manners.list[manners.size++] = Manner::alone;
    if (rules.jambone) manners.list[manners.size++] = Manner::jambone;
    if (rules.jamboree && holds_jamboree(rules, deal, seat, trump)) manners.list[manners.size++] = Manner::jamboree;
    return manners;
}

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

bool is_asked_apart(const Deal& deal, int taker) {
    return taker != deal.dealer || !deal.accepted || (deal.lone != kNobody && !deal.exchanged);
}

bool may_add_alone(const Rules& rules, const Deal& deal) {
    if (!rules.may_play_alone()) return false;
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

bool is_jambone_open(const Rules& rules, const Deal& deal) {
    if (deal.manner != Manner::jambone) return false;
    if (deal.played) return true;
    const int taker = may_take_over(rules, deal);
    return !dealer_exchanges(deal) && (taker == kNobody || !is_asked_apart(deal, taker));
}

int first_leader(const Rules& rules, const Deal& deal) {
    if (deal.lone != kNobody && rules.lead_against_lone == LoneLead::lone_player) return deal.lone;
    const bool as_always = deal.lone == kNobody || rules.lead_against_lone == LoneLead::eldest_hand;
    return next_active(rules, deal, as_always ? deal.dealer : deal.lone);
}

}  // namespace euchre::sim

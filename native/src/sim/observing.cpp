// What a seat may know, as bits.
#include <algorithm>

#include "sim/rights.hpp"
#include "sim/vector.hpp"

namespace euchre::sim {

namespace {

constexpr int kStages = 5, kManners = 4, kMostLacking = 15;
enum { fixing, ordering, making, preparing, playing };

int stage_of(const Deal& deal) {
    if (deal.turned_suit == kNobody) return fixing;
    if (deal.trump == kNobody) return deal.is_ordering ? ordering : making;
    return deal.played ? playing : preparing;
}

// Sets the bits of one observation.
class Writer {
public:
    Writer(const Rules& rules, const ObservationLayout& layout, int seat, std::uint8_t* bits)
        : rules_(rules), layout_(layout), seat_(seat), bits_(bits) {}

    void bit(int place) const { bits_[place] = 1; }
    void flag(int place, bool value) const { bits_[place] = value; }
    void one_of(int start, int number) const {
        if (number != kNobody) bit(start + number);
    }
    void card(int start, int face) const {
        if (face != kNobody) bit(start + layout_.place_of[face]);
    }
    void cards(int start, Cards cards) const {
        for (; cards; cards &= cards - 1) card(start, lowest(cards));
    }
    void seat(int start, int other) const {
        if (other != kNobody) bit(start + place(other));
    }
    void seats(int start, unsigned others) const {
        for (int other = 0; other < rules_.players; ++other)
            if (has(others, other)) seat(start, other);
    }
    // Places clockwise from the own seat.
    int place(int other) const { return other >= seat_ ? other - seat_ : other - seat_ + rules_.players; }

private:
    const Rules& rules_;
    const ObservationLayout& layout_;
    int seat_;
    std::uint8_t* bits_;
};

void write_tricks(const ObservationLayout& layout, const Deal& deal, const Writer& write) {
    for (int trick = 0; trick <= deal.tricks; ++trick) {
        const bool is_finished = trick < deal.tricks;
        if (!is_finished && deal.played_to_trick == 0) return;
        write.seat(layout.leader + trick * layout.seats, deal.leaders[trick]);
        for (int seat = 0; seat < layout.seats; ++seat) {
            if (is_finished ? deal.is_out(seat) : !has(deal.played_seats, seat)) continue;
            const int row = trick * layout.seats + write.place(seat);
            write.card(layout.played + row * layout.cards, deal.cards_by_trick[trick][seat]);
        }
    }
}

void write_score(const Rules& rules, const ObservationLayout& layout, const Deal& deal, int seat, const Writer& write) {
    for (int row = 0; row < rules.sides(); ++row) {
        const int side = rules.side_of((seat + row) % rules.players);
        const int lacking = std::clamp(rules.game_points - deal.standing[side], 1, kMostLacking);
        write.bit(layout.lacking + row * kMostLacking + lacking - 1);
    }
}

}  // namespace

ObservationLayout::ObservationLayout(const Rules& rules)
    : cards(static_cast<int>(rules.pack.size())), seats(rules.players) {
    for (int place = 0; place < cards; ++place) place_of[rules.pack[place]] = static_cast<std::uint8_t>(place);
    const auto field = [this](int& start, int bits) {
        start = size;
        size += bits;
    };
    for (int* start : {&hand, &turn_up, &discards, &called, &open_hand}) field(*start, cards);
    field(stage, kStages);
    for (int* start : {&to_act, &dealer, &passed, &waived, &out, &maker, &lone, &announced, &defender})
        field(*start, seats);
    field(turned_suit, kSuits);
    field(trump, rules.no_trump ? kTrumpKinds : kSuits);
    field(accepted, 1);
    field(manner, kManners);
    for (int* start : {&exchanged, &declined, &dummy_taken}) field(*start, 1);
    field(leader, rules.hand_size * seats);
    field(played, rules.hand_size * seats * cards);
    field(lacking, rules.sides() * kMostLacking);
}

void observe(const Rules& rules, const ObservationLayout& layout, const Deal& deal, int seat, Cards picked,
             std::uint8_t* bits) {
    const Writer write(rules, layout, seat, bits);
    const int stage = stage_of(deal);
    if (stage != fixing) write.cards(layout.hand, deal.hands[seat].set & ~picked);
    write.card(layout.turn_up, deal.turn_up);
    write.cards(layout.discards, deal.put_out[seat] | picked);
    write.card(layout.called, deal.called);
    if (is_jambone_open(rules, deal)) write.cards(layout.open_hand, deal.hands[deal.lone].set);
    write.bit(layout.stage + stage);
    write.bit(layout.to_act);
    write.seat(layout.dealer, deal.dealer);
    write.seats(layout.passed, deal.passed);
    write.seats(layout.waived, deal.waived);
    write.seats(layout.out, deal.out);
    write.seat(layout.maker, deal.maker);
    write.seat(layout.lone, deal.lone);
    write.seat(layout.announced, deal.announced);
    write.seat(layout.defender, deal.duelist);
    write.one_of(layout.turned_suit, deal.turned_suit);
    write.one_of(layout.trump, deal.trump);
    write.flag(layout.accepted, deal.accepted);
    write.one_of(layout.manner, static_cast<int>(deal.manner));
    write.flag(layout.exchanged, deal.exchanged);
    write.flag(layout.declined, deal.declined);
    write.flag(layout.dummy_taken, deal.dummy_taken);
    write_tricks(layout, deal, write);
    write_score(rules, layout, deal, seat, write);
}

}  // namespace euchre::sim

// One deal in progress: asks each player in turn, carries out the act and logs it.
#pragma once

#include <initializer_list>

#include "chance.hpp"
#include "sim/deal.hpp"
#include "sim/rights.hpp"
#include "sim/simple.hpp"

namespace euchre::sim {

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

    bool retrace(const std::vector<int>& faces, std::int8_t* told);
    std::uint64_t count_endings();

    // stepping.cpp: one choice after another, for seats with the policy `asked`.
    void begin() { deal_hands(); }
    // Plays until such a seat has to choose; kNobody once the deal is over.
    int play_to_choice();
    // The actions open to the seat that has to choose, by their numbers in `euchre.env.actions`; returns how many.
    // `picked` are cards already named of several to discard.
    int open_actions(Cards picked, std::uint8_t* actions) const;
    // Does an open action; returns the cards picked for a discard that is not complete.
    Cards do_action(Cards picked, int action);

private:
    // What may have to be chosen, in the order of a deal.
    enum class Ask { suit_of_joker, call, take_over, exchange, dummy, surplus, gift, defence, called_card, card };

    static constexpr std::uint64_t kStep = 256;  // numbers of the routine's stream kept for each act

    const Rules& rules_;
    const Players& players_;
    Deal& deal_;
    ActLog* log_;
    std::uint64_t key_;
    std::array<std::uint64_t, kMostSeats> seat_keys_;
    std::uint64_t answer_ = 0;  // the option chosen for a seat that is asked

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

    // Whether a seat chooses as `simple` does; a linear caller does, except for its calls.
    bool is_simple(int seat) const { return policy(seat) == Policy::simple || policy(seat) == Policy::linear; }
    Policy policy(int seat) const { return players_.policies[seat]; }
    Simple simple(int seat) const { return {rules_, deal_, *players_.tables, seat}; }

    Stream routine() const {
        return Stream(key_below(key_, kDealStream), kStep * static_cast<unsigned>(deal_.acts));
    }

    // The option that a random player in a seat takes, or that was chosen for a seat that is asked.
    std::uint64_t pick(int seat, std::uint64_t options) const {
        if (options == 1) return 0;
        if (policy(seat) == Policy::asked) return answer_;
        return Stream(key_below(seat_keys_[seat], static_cast<unsigned>(deal_.acts))).below(options);
    }

    // A file for each part of the deal. What only its own file calls is declared inline: otherwise the compiler calls
    // again for every card (benchmarks/bench_simulator.py).

    // stepping.cpp
    Ask next_ask(int& seat) const;
    void choose(Ask ask, int seat);
    int actions_of_call(int seat, std::uint8_t* actions) const;

    // dealing.cpp
    void deal_hands();
    inline void cut(const std::array<std::uint8_t, kFaces>& order, int size);
    inline void give_packets();
    int fix_suit();

    // calling.cpp
    // Plays the remaining calls; returns whether cards will be played.
    bool settle_trump();
    void call_once();
    inline Call ask_for_call(int seat);
    int calls_open(int seat, Call* calls) const;
    inline int calls_on_turn_up(int seat, Call* calls) const;
    inline int calls_of_suits(int seat, Call* calls) const;
    inline bool has_suit_to_call(int seat, int suit) const;
    // Whether the dealer may take up the turn-up unasked.
    inline bool may_rob() const;
    inline bool settled(int maker, const Call& call);
    // Returns whether cards will be played.
    bool go_alone(int seat, Manner manner);

    // preparing.cpp
    // Take-overs, the discard, the dummy and a lone adversary; returns whether cards will be played.
    bool prepare();
    // What is chosen next before the lead and by whom; `card` if nothing is.
    Ask next_before_lead(int& seat) const;
    // Lets the seat choose it.
    void prepare_once(Ask ask, int seat);
    int actions_before_lead(Ask ask, int seat, std::uint8_t* actions) const;
    void discard_surplus(Cards thrown);
    int surplus(int seat) const { return deal_.hands[seat].size - rules_.hand_size; }
    inline bool ask_to_take_over(int taker);
    inline bool take_over(int taker, Manner manner);
    inline bool add_alone(int seat, Manner manner);
    // The dealer's exchange for the turn-up; the dealer may still announce playing alone with it.
    inline bool exchange();
    bool dealer_takes_over() const;
    bool dealer_adds() const;
    Cards may_discard() const;
    inline int dealers_choice(const Simple& player, Cards allowed) const;
    inline void put_out(int thrown);
    inline bool ask_about_dummy();
    inline void discard_surplus();
    inline void give_card(int seat);
    inline void ask_to_defend(int seat);

    // playing.cpp
    int jambone_caller() const;
    int actions_of_card(Ask ask, int seat, std::uint8_t* actions) const;
    inline void call_a_card(int caller);
    int to_play() const { return deal_.turn == kNobody ? first_leader(rules_, deal_) : deal_.turn; }
    void play_tricks();
    // Plays the next card, or has a card called from a jambone hand.
    void play_once();
    inline std::uint64_t ways_to_play();
    // The cards that a seat may play; its whole hand if it cannot follow suit.
    inline Cards allowed(int seat) const;
    // Index in the hand of the card that a seat plays.
    inline int chosen_place(int seat) const;
    inline void play_card(int seat, int place, int in_play);
    // The winner of the trick, who leads to the next.
    inline int finish_trick();
    inline void score();
    Tariff at_no_trump(const Tariff& usual) const;
};

}  // namespace euchre::sim

#include "solve.hpp"

#include "search.hpp"

namespace euchre {
namespace {

int class_of(const Position& position, Won won, Context& context) {
    const int hand_size = position.tricks + won.makers + won.adversaries;
    if (!makers_win(position, hand_size / 2 + 1 - won.makers, context)) return 0;
    return makers_win(position, hand_size - won.makers, context) ? 2 : 1;
}

int after_card(const Position& position, Lanes card, Won won, Question question, Context& context) {
    bool completed = false, made = false;
    const Position next = after(position, card, completed, made);
    const int gained = made ? 1 : 0, lost = completed && !made ? 1 : 0;
    if (question == Question::kTricks) return gained + makers_tricks(next, 0, next.tricks, context);
    return class_of(next, {won.makers + gained, won.adversaries + lost}, context);
}

}  // namespace

int answer(const Position& position, Won won, Question question, Context& context) {
    if (question == Question::kTricks) return makers_tricks(position, 0, position.tricks, context);
    return class_of(position, won, context);
}

CardAnswers every_card(const Position& position, Won won, Question question, Context& context) {
    CardAnswers answers;
    answers.fill(kNotLegal);
    std::array<std::int8_t, 64> by_bit{};
    const Lanes legal = legal_cards(position), distinct = distinct_cards(position);
    int known = 0;
    for (Lanes left = legal; left; left &= left - 1) {
        const int bit = std::countr_zero(left);
        if (distinct & bit_mask(bit)) known = after_card(position, bit_mask(bit), won, question, context);
        by_bit[bit] = static_cast<std::int8_t>(known);  // the cards of a run stand next to its lowest
    }
    for (int face = 0; face < kFaces; ++face) {
        const int bit = bit_of(face, position.trump);
        if (legal & bit_mask(bit)) answers[face] = by_bit[bit];
    }
    return answers;
}

}  // namespace euchre

// Questions about a position: the makers' tricks or the class of the result, now or after each card.
#pragma once

#include <array>
#include <cstdint>

#include "position.hpp"
#include "search.hpp"

namespace euchre {

enum class Question : int {
    kTricks = 0,  // tricks the makers still win
    kClass = 1,   // euchred 0, point 1, march 2, for the whole hand
};

// Tricks already won, on which the class depends.
struct Won {
    int makers = 0;
    int adversaries = 0;
};

constexpr std::int8_t kNotLegal = -1;
using CardAnswers = std::array<std::int8_t, kFaces>;

int answer(const Position& position, Won won, Question question, Context& context);

// The answer after each playable card, by face; kNotLegal for all others.
CardAnswers every_card(const Position& position, Won won, Question question, Context& context);

}  // namespace euchre

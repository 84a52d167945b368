"""Pictures of a deal: the table of a view, hand diagrams as text and SVG, results in sentences."""

from .canvas import DRAWN, LETTERS, Canvas, Line, Signs, Span, Tone, plain, tone_of
from .hand_svg import hand_svg
from .hand_text import dummy_as_dealt, hand_text, hands_as_dealt, talon
from .story import counted, result_of_deal, score_after_deal
from .svg import terminal_svg
from .table import draw_counters, draw_hand, draw_table, penknife
from .words import deal_of_game, how_trump_was_made, in_order, tally, wrapped

__all__ = [
    "DRAWN",
    "LETTERS",
    "Canvas",
    "Line",
    "Signs",
    "Span",
    "Tone",
    "counted",
    "deal_of_game",
    "draw_counters",
    "draw_hand",
    "draw_table",
    "dummy_as_dealt",
    "hand_svg",
    "hand_text",
    "hands_as_dealt",
    "how_trump_was_made",
    "in_order",
    "penknife",
    "plain",
    "result_of_deal",
    "score_after_deal",
    "tally",
    "talon",
    "terminal_svg",
    "tone_of",
    "wrapped",
]

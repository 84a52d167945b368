"""Puzzles: positions with one clearly best choice, their answers, and the ratings of those who solve them."""

from .answer import PuzzleAnswer, answered, how_hard, layouts, question
from .mining import MinedDeal, MiningEffort, deals_of_games, mined
from .puzzle import Puzzle, PuzzleOption
from .rating import SolverRating, after_result
from .shipped import next_puzzle, puzzle_by_id, puzzle_of, puzzles, puzzles_with, themes_in
from .themes import THEMES

__all__ = [
    "THEMES",
    "MinedDeal",
    "MiningEffort",
    "Puzzle",
    "PuzzleAnswer",
    "PuzzleOption",
    "SolverRating",
    "after_result",
    "answered",
    "deals_of_games",
    "how_hard",
    "layouts",
    "mined",
    "next_puzzle",
    "puzzle_by_id",
    "puzzle_of",
    "puzzles",
    "puzzles_with",
    "question",
    "themes_in",
]

"""What can be said at a table: acts to choose from, found by words, shown with their rulings.

Everything here is pure and knows no more of a rule than what the referee answers to an act.
"""

from .drafts import ActDraft, Answer, Form, Item, PlaceQuestion
from .entering import entered
from .facts import Fact, answers, costs
from .finding import find
from .forms import draft_of, forms
from .menus import menu
from .places import answered, places
from .previews import ChoiceResult, DeskChoice, Preview, choices, preview
from .scene import Scene, scene_of
from .texts import group_label, label, languages, search_words

__all__ = [
    "ActDraft",
    "Answer",
    "ChoiceResult",
    "DeskChoice",
    "Fact",
    "Form",
    "Item",
    "PlaceQuestion",
    "Preview",
    "Scene",
    "answered",
    "answers",
    "choices",
    "costs",
    "draft_of",
    "entered",
    "find",
    "forms",
    "group_label",
    "label",
    "languages",
    "menu",
    "places",
    "preview",
    "scene_of",
    "search_words",
]

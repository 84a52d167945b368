"""The codes of laws as data: values with their law ids, the loader, checks and house rules."""

from .check import check_code, contradictions
from .code import Bounds, Code, WeakHand, number_bounds
from .house_rules import Preset, presets, read_house_rules
from .irregularities import Irregularity, Provision, load_irregularities
from .irregularity_names import IrregularityName
from .load import (
    CODE_NAMES,
    CUSTOMS,
    VALUE_FIELDS,
    allowed_values,
    allowed_words,
    house_variant,
    load_code,
    plain_value,
    read_value,
    value_text,
)
from .spoken import in_words_of

__all__ = [
    "CODE_NAMES",
    "CUSTOMS",
    "VALUE_FIELDS",
    "Bounds",
    "Code",
    "Irregularity",
    "IrregularityName",
    "Preset",
    "Provision",
    "WeakHand",
    "allowed_values",
    "allowed_words",
    "check_code",
    "contradictions",
    "house_variant",
    "in_words_of",
    "load_code",
    "load_irregularities",
    "number_bounds",
    "plain_value",
    "presets",
    "read_house_rules",
    "read_value",
    "value_text",
]

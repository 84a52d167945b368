"""The codes as data: values with their law ids, the loader, contradictions, house rules."""

from .check import check_code, contradictions
from .code import Code
from .irregularities import Irregularity, Provision, load_irregularities
from .load import (
    CODE_NAMES,
    VALUE_FIELDS,
    allowed_values,
    allowed_words,
    house_variant,
    load_code,
    plain_value,
    read_house_rules,
    read_value,
    value_text,
)

__all__ = [
    "CODE_NAMES",
    "VALUE_FIELDS",
    "Code",
    "Irregularity",
    "Provision",
    "allowed_values",
    "allowed_words",
    "check_code",
    "contradictions",
    "house_variant",
    "load_code",
    "load_irregularities",
    "plain_value",
    "read_house_rules",
    "read_value",
    "value_text",
]

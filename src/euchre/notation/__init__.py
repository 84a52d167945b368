"""Records of play as text: `.euchre` in the words of the game, and the field's JSON interchange."""

from .read import read_live, read_record
from .record import ActEntry, Comment, DealLine, Entry, Expectation, Record, RecordError
from .replay import read_deals, replay
from .write import act_line, deal_line, record_head, write_record

__all__ = [
    "ActEntry",
    "Comment",
    "DealLine",
    "Entry",
    "Expectation",
    "Record",
    "RecordError",
    "act_line",
    "deal_line",
    "read_deals",
    "read_live",
    "read_record",
    "record_head",
    "replay",
    "write_record",
]

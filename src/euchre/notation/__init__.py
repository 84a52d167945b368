"""Records of play as text: our own `.euchre`, and the JSON formats EGN and EMN of other programs."""

from .coups import coups
from .egn_read import read_egn
from .egn_write import write_egn
from .egnb_read import read_egnb
from .emn import games_of, read_emn, write_emn
from .files import SUFFIXES, read_any, write_any
from .read import read_live, read_record
from .record import ActEntry, Comment, DealLine, Entry, Expectation, Record, RecordError
from .replay import read_deals, replay
from .write import act_line, deal_line, record_head, write_record

__all__ = [
    "SUFFIXES",
    "ActEntry",
    "Comment",
    "DealLine",
    "Entry",
    "Expectation",
    "Record",
    "RecordError",
    "act_line",
    "coups",
    "deal_line",
    "games_of",
    "read_any",
    "read_deals",
    "read_egn",
    "read_egnb",
    "read_emn",
    "read_live",
    "read_record",
    "record_head",
    "replay",
    "write_any",
    "write_egn",
    "write_emn",
    "write_record",
]

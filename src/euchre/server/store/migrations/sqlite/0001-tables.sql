-- One row for each table: who owns it, how far its log goes, and the hash at the end of the log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- The truth: what happened at each table.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    message TEXT,
    body BLOB NOT NULL,
    before BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- A message sent again is done once.
CREATE UNIQUE INDEX events_once ON events (table_id, person, message) WHERE message IS NOT NULL;

-- Secret until the game is over; nothing joins it.
CREATE TABLE seeds (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game INTEGER NOT NULL,
    seed BLOB NOT NULL,
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;

-- Read off the log; can be thrown away and made anew.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Read off the log; can be thrown away and made anew.
CREATE TABLE listings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    code TEXT NOT NULL,
    house_rules INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    free INTEGER NOT NULL,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX listings_changed ON listings (changed_at);

-- Guests, known by the hash of a random token.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token BLOB UNIQUE,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Invitations to a table and moves to another device, by the hash of the link.
CREATE TABLE links (
    hash BLOB PRIMARY KEY,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_target ON links (kind, target);

-- Milliseconds of Unix time by the clock of the database, the one clock that all servers share.
CREATE FUNCTION now_ms() RETURNS BIGINT LANGUAGE SQL AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT $$;

-- One row for each table: who keeps it and since which epoch, how far its log goes, and the hash at its end.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    hash BYTEA NOT NULL,
    keeper TEXT
);

CREATE INDEX tables_keeper ON tables (keeper);

-- The truth: what happened at each table.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    message TEXT,
    body BYTEA NOT NULL,
    before BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- A message sent again is done once.
CREATE UNIQUE INDEX events_once ON events (table_id, person, message) WHERE message IS NOT NULL;

-- Secret until the game is over; nothing joins it.
CREATE TABLE seeds (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game INTEGER NOT NULL,
    seed BYTEA NOT NULL,
    PRIMARY KEY (table_id, game)
);

-- Read off the log; can be thrown away and made anew.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    body BYTEA NOT NULL
);

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
    changed_at BIGINT NOT NULL
);

CREATE INDEX listings_changed ON listings (changed_at);

-- Guests, known by the hash of a random token.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token BYTEA UNIQUE,
    seen_at BIGINT NOT NULL
);

-- Invitations to a table and moves to another device, by the hash of the link.
CREATE TABLE links (
    hash BYTEA PRIMARY KEY,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX links_target ON links (kind, target);

-- Server processes, each alive until a time that it puts off again and again.
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);

-- Who looks at which table by which server.
CREATE TABLE lines (
    server TEXT NOT NULL REFERENCES servers (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (server, table_id, person)
);

CREATE INDEX lines_table ON lines (table_id);

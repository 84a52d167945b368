-- Which server keeps the table: does what the table does by itself.
ALTER TABLE tables ADD COLUMN keeper TEXT;

CREATE INDEX tables_keeper ON tables (keeper);

-- Server processes, each alive until a time that it puts off again and again.
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who looks at which table by which server.
CREATE TABLE lines (
    server TEXT NOT NULL REFERENCES servers (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (server, table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX lines_table ON lines (table_id);

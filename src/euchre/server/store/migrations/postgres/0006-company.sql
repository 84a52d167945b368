-- Who asks whom to a table. Both go with the table, and with either person.
CREATE TABLE asked (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    asked_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX asked_table ON asked (table_id);
CREATE INDEX asked_by ON asked (by_person);

-- An address that stays: it leads to the table of the evening, which is opened again when it is needed.
CREATE TABLE standing_tables (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    link TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    wish BYTEA NOT NULL,
    table_id TEXT NOT NULL,
    used_at BIGINT NOT NULL
);

CREATE INDEX standing_tables_owner ON standing_tables (owner);

-- Who has come to a standing table, so that their lobby shows it.
CREATE TABLE standing_members (
    standing TEXT NOT NULL REFERENCES standing_tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (standing, person)
);

CREATE INDEX standing_members_person ON standing_members (person);

-- Public keys of people who sign in with a passkey.
CREATE TABLE passkeys (
    id BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    public_key BYTEA NOT NULL,
    uses BIGINT NOT NULL,
    added_at BIGINT NOT NULL
);

CREATE INDEX passkeys_person ON passkeys (person);

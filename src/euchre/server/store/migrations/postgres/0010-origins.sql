-- From where a table, an evening or a guest came: the address and the widest network around it, each as a keyed
-- hash. The key is never stored, so that no address can be read here.
CREATE TABLE origins (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    address TEXT NOT NULL,
    network TEXT NOT NULL,
    PRIMARY KEY (kind, id)
);

CREATE INDEX origins_network ON origins (kind, network);

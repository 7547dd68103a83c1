"""The tables of the workspace file, version 1. Never edited once released: a change is a new migration.

Every row is a fact that is never changed. What is current is derived: a pool's size is its smallest total, a
limit its smallest value, a spend's state its newest row. `entry` names the audit entry that tells of the row;
the entry carries a fingerprint of its rows, so that none can be changed, added or taken away unnoticed.

Triggers and views use no JSON function: SQLite refuses these in a schema that it was told not to trust.
"""

_TABLES = """
CREATE TABLE audit (
    seq INTEGER PRIMARY KEY CHECK (seq > 0),
    body TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE TABLE meta (
    {key},
    name TEXT NOT NULL UNIQUE,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE pools (
    {key},
    kind TEXT NOT NULL CHECK (kind IN ('dataset', 'user')),
    name TEXT NOT NULL CHECK (name <> ''),
    delta REAL NOT NULL CHECK (delta > 0 AND delta < 1),
    UNIQUE (kind, name)
) STRICT;

CREATE TABLE pool_totals (
    {key},
    pool INTEGER NOT NULL REFERENCES pools (id),
    pico_rho INTEGER NOT NULL CHECK (pico_rho BETWEEN 0 AND 1000000000000000000),
    reason TEXT NOT NULL
) STRICT;

CREATE TABLE pool_closures (
    {key},
    pool INTEGER NOT NULL UNIQUE REFERENCES pools (id),
    reason TEXT NOT NULL CHECK (reason <> '')
) STRICT;

CREATE TABLE datasets (
    {key},
    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
    pool INTEGER NOT NULL REFERENCES pools (id),
    fingerprint TEXT NOT NULL,
    file_sha256 TEXT NOT NULL,
    schema_json TEXT NOT NULL,
    schema_sha256 TEXT NOT NULL,
    rows_per_person INTEGER NOT NULL CHECK (rows_per_person >= 1),
    approx_rows INTEGER CHECK (approx_rows >= 1)
) STRICT;

CREATE TABLE dataset_paths (
    {key},
    dataset INTEGER NOT NULL REFERENCES datasets (id),
    path TEXT NOT NULL
) STRICT;

CREATE TABLE sketches (
    {key},
    dataset INTEGER NOT NULL UNIQUE REFERENCES datasets (id),
    sketch TEXT NOT NULL CHECK (sketch <> '')
) STRICT;

CREATE TABLE users (
    {key},
    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
    delta REAL NOT NULL CHECK (delta > 0 AND delta < 1),
    pool INTEGER UNIQUE REFERENCES pools (id)
) STRICT;

CREATE TABLE grants (
    {key},
    user INTEGER NOT NULL REFERENCES users (id),
    datasets TEXT
) STRICT;

CREATE TABLE limits (
    {key},
    dataset INTEGER REFERENCES datasets (id),
    user INTEGER REFERENCES users (id),
    pico_rho INTEGER NOT NULL CHECK (pico_rho BETWEEN 1 AND 1000000000000000000),
    CHECK (dataset IS NULL OR user IS NULL)
) STRICT;

CREATE TABLE query_sets (
    {key},
    user INTEGER NOT NULL REFERENCES users (id),
    dataset INTEGER NOT NULL REFERENCES datasets (id),
    name TEXT NOT NULL CHECK (name <> ''),
    queries TEXT NOT NULL
) STRICT;

CREATE TABLE spends (
    {key},
    token TEXT NOT NULL UNIQUE CHECK (token <> ''),
    dataset INTEGER NOT NULL REFERENCES datasets (id),
    user INTEGER NOT NULL REFERENCES users (id),
    asked INTEGER NOT NULL,
    smallest INTEGER NOT NULL CHECK (smallest > 0),
    granted INTEGER NOT NULL CHECK (granted BETWEEN smallest AND asked),
    exposure INTEGER NOT NULL CHECK (exposure >= 0),
    request TEXT NOT NULL,
    request_sha256 TEXT NOT NULL
) STRICT;

CREATE TABLE recoveries (
    {key},
    standing TEXT NOT NULL,
    reason TEXT NOT NULL CHECK (reason <> '')
) STRICT;

CREATE TABLE charges (
    {key},
    spend INTEGER REFERENCES spends (id),
    recovery INTEGER REFERENCES recoveries (id),
    pool INTEGER NOT NULL REFERENCES pools (id),
    kind TEXT NOT NULL CHECK (kind IN ('spend', 'exposure', 'recovery')),
    pico_rho INTEGER NOT NULL CHECK (pico_rho > 0),
    CHECK ((spend IS NULL) = (kind = 'recovery')),
    CHECK ((recovery IS NOT NULL) = (kind = 'recovery'))
) STRICT;

CREATE TABLE exposures (
    {key},
    spend INTEGER NOT NULL REFERENCES spends (id),
    source INTEGER NOT NULL REFERENCES releases (spend),
    UNIQUE (spend, source)
) STRICT;

CREATE TABLE spend_states (
    {key},
    spend INTEGER NOT NULL REFERENCES spends (id),
    state TEXT NOT NULL
        CHECK (state IN ('reserved', 'opened', 'released', 'failed', 'cancelled', 'voided')),
    reason TEXT NOT NULL,
    UNIQUE (spend, state),
    CHECK (state <> 'voided' OR reason <> '')
) STRICT;

CREATE TABLE measurements (
    {key},
    spend INTEGER NOT NULL REFERENCES spends (id),
    ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
    clique TEXT NOT NULL,
    kind TEXT NOT NULL,
    purpose TEXT NOT NULL,
    sigma REAL NOT NULL CHECK (sigma > 0),
    pico_rho INTEGER NOT NULL CHECK (pico_rho >= 0),
    cells BLOB NOT NULL,
    UNIQUE (spend, ordinal)
) STRICT;

CREATE TABLE releases (
    {key},
    spend INTEGER NOT NULL UNIQUE REFERENCES spends (id),
    n_rows INTEGER NOT NULL CHECK (n_rows >= 0),
    csv_sha256 TEXT NOT NULL CHECK (length(csv_sha256) = 64),
    csv BLOB NOT NULL,
    model BLOB NOT NULL,
    summary TEXT NOT NULL
) STRICT;

CREATE TABLE lost_spends (
    {key},
    recovery INTEGER NOT NULL REFERENCES recoveries (id),
    owner TEXT NOT NULL CHECK (owner <> ''),
    pico_rho INTEGER NOT NULL CHECK (pico_rho > 0)
) STRICT;

CREATE TABLE accounts (
    {key},
    name TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;

CREATE TABLE account_roles (
    {key},
    account INTEGER NOT NULL REFERENCES accounts (id),
    role TEXT NOT NULL CHECK (role IN ('custodian', 'analyst', 'auditor', 'none')),
    user INTEGER REFERENCES users (id),
    CHECK ((user IS NOT NULL) = (role = 'analyst'))
) STRICT;

CREATE TABLE passphrases (
    {key},
    account INTEGER NOT NULL REFERENCES accounts (id),
    hash TEXT NOT NULL CHECK (hash LIKE '$argon2id$%')
) STRICT;

CREATE TABLE sign_ins (
    {key},
    account INTEGER REFERENCES accounts (id),
    outcome TEXT NOT NULL CHECK (outcome IN ('accepted', 'refused')),
    CHECK (account IS NOT NULL OR outcome = 'refused')
) STRICT;

CREATE INDEX charges_of_pool ON charges (pool);
CREATE INDEX charges_of_spend ON charges (spend);
CREATE INDEX spends_of_request ON spends (request_sha256);
CREATE INDEX sign_ins_of_account ON sign_ins (account);
"""

_KEY = "id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES audit (seq) DEFERRABLE INITIALLY DEFERRED"

_VIEWS = """
CREATE VIEW current_states AS
SELECT spend, state, reason, entry FROM spend_states AS newest
WHERE NOT EXISTS (SELECT 1 FROM spend_states WHERE spend = newest.spend AND id > newest.id);

CREATE VIEW counted_charges AS
SELECT * FROM charges AS charge
WHERE NOT EXISTS (SELECT 1 FROM spend_states WHERE spend = charge.spend AND state = 'voided');

CREATE VIEW pool_status AS
SELECT pools.id, pools.kind, pools.name, pools.delta, pools.entry,
    (SELECT MIN(pico_rho) FROM pool_totals WHERE pool = pools.id) AS total,
    (SELECT COALESCE(SUM(pico_rho), 0) FROM counted_charges WHERE pool = pools.id) AS spent,
    EXISTS (SELECT 1 FROM pool_closures WHERE pool = pools.id) AS closed
FROM pools;
"""

_RULES = """
CREATE TRIGGER audit_without_gaps BEFORE INSERT ON audit BEGIN
    SELECT RAISE(ABORT, 'audit entries are numbered without gaps')
    WHERE NEW.seq IS NOT (SELECT COALESCE(MAX(seq), 0) + 1 FROM audit);
END;

CREATE TRIGGER pools_only_go_down BEFORE INSERT ON pool_totals BEGIN
    SELECT RAISE(ABORT, 'a pool is never refilled')
    FROM pool_status WHERE id = NEW.pool AND NEW.pico_rho >= total;
    SELECT RAISE(ABORT, 'a pool cannot be smaller than what is spent')
    FROM pool_status WHERE id = NEW.pool AND NEW.pico_rho < spent;
END;

CREATE TRIGGER limits_only_go_down BEFORE INSERT ON limits BEGIN
    SELECT RAISE(ABORT, 'a limit is never raised')
    FROM limits
    WHERE dataset IS NEW.dataset AND user IS NEW.user AND NEW.pico_rho >= pico_rho;
END;

CREATE TRIGGER spends_within_limits BEFORE INSERT ON spends BEGIN
    SELECT RAISE(ABORT, 'above the limit of one synthesis')
    FROM limits
    WHERE user IS NULL AND (dataset IS NULL OR dataset = NEW.dataset) AND NEW.granted > pico_rho;
    SELECT RAISE(ABORT, 'above the limit of one request')
    FROM limits WHERE user = NEW.user AND NEW.granted + NEW.exposure > pico_rho;
END;

CREATE TRIGGER charges_within_pools BEFORE INSERT ON charges BEGIN
    SELECT RAISE(ABORT, 'above what is left in the pool')
    FROM pool_status WHERE id = NEW.pool AND (total IS NULL OR NEW.pico_rho > total - spent);
    SELECT RAISE(ABORT, 'the pool is closed')
    FROM pool_status WHERE id = NEW.pool AND closed AND NEW.kind <> 'recovery';
    SELECT RAISE(ABORT, 'a reservation is charged before it counts')
    FROM spend_states WHERE spend = NEW.spend;
END;

CREATE TRIGGER states_in_order BEFORE INSERT ON spend_states BEGIN
    SELECT RAISE(ABORT, 'a spend cannot go to this state')
    FROM (SELECT COALESCE((SELECT state FROM current_states WHERE spend = NEW.spend), 'new') AS now)
    WHERE NOT CASE NEW.state
        WHEN 'reserved' THEN now = 'new'
        WHEN 'opened' THEN now = 'reserved'
        WHEN 'released' THEN now = 'opened'
        WHEN 'voided' THEN now IN ('reserved', 'failed', 'cancelled')
        ELSE now IN ('reserved', 'opened') END;
    SELECT RAISE(ABORT, 'a spend that opened the rows stands')
    FROM spend_states WHERE NEW.state = 'voided' AND spend = NEW.spend AND state = 'opened';
    SELECT RAISE(ABORT, 'nobody can tell what became of a spend before an older copy was accepted')
    FROM recoveries JOIN spends ON spends.id = NEW.spend
    WHERE NEW.state = 'voided' AND recoveries.entry > spends.entry;
    SELECT RAISE(ABORT, 'the pool of the dataset is not charged')
    FROM spends JOIN datasets ON datasets.id = spends.dataset
    WHERE spends.id = NEW.spend AND granted IS NOT (
        SELECT SUM(pico_rho) FROM charges
        WHERE spend = NEW.spend AND charges.pool = datasets.pool AND kind = 'spend');
    SELECT RAISE(ABORT, 'the pool of the user is not charged')
    FROM spends JOIN users ON users.id = spends.user
    WHERE spends.id = NEW.spend AND users.pool IS NOT NULL AND granted + exposure IS NOT (
        SELECT SUM(pico_rho) FROM charges WHERE spend = NEW.spend AND charges.pool = users.pool);
    SELECT RAISE(ABORT, 'nothing was released')
    WHERE NEW.state = 'released' AND NOT EXISTS (SELECT 1 FROM releases WHERE spend = NEW.spend);
END;

CREATE TRIGGER releases_of_open_spends BEFORE INSERT ON releases BEGIN
    SELECT RAISE(ABORT, 'a release needs a spend that was opened')
    WHERE (SELECT state FROM current_states WHERE spend = NEW.spend) IS NOT 'opened';
END;

CREATE TRIGGER custodians_stay BEFORE INSERT ON account_roles BEGIN
    SELECT RAISE(ABORT, 'somebody has to be custodian')
    WHERE NEW.role <> 'custodian' AND NOT EXISTS (
        SELECT 1 FROM account_roles AS newest
        WHERE role = 'custodian' AND account <> NEW.account AND NOT EXISTS (
            SELECT 1 FROM account_roles WHERE account = newest.account AND id > newest.id));
END;

CREATE TRIGGER measurements_within_spends BEFORE INSERT ON measurements BEGIN
    SELECT RAISE(ABORT, 'a measurement needs a spend that was opened')
    WHERE (SELECT state FROM current_states WHERE spend = NEW.spend) IS NOT 'opened';
    SELECT RAISE(ABORT, 'measurements cost more than was granted')
    FROM spends WHERE id = NEW.spend AND NEW.pico_rho > granted - (
        SELECT COALESCE(SUM(pico_rho), 0) FROM measurements WHERE spend = NEW.spend);
END;
"""

_IN_ITS_ENTRY = """
CREATE TRIGGER {table}_in_new_entries BEFORE INSERT ON {table} BEGIN
    SELECT RAISE(ABORT, 'a row belongs to the audit entry that is being written')
    WHERE NEW.entry IS NOT (SELECT COALESCE(MAX(seq), 0) + 1 FROM audit);
END;
"""

_APPEND_ONLY = """
CREATE TRIGGER {table}_not_changed BEFORE UPDATE ON {table} BEGIN
    SELECT RAISE(ABORT, '{table} is append-only');
END;
CREATE TRIGGER {table}_not_removed BEFORE DELETE ON {table} BEGIN
    SELECT RAISE(ABORT, '{table} is append-only');
END;
"""

TABLES = (
    "account_roles",
    "accounts",
    "charges",
    "dataset_paths",
    "datasets",
    "exposures",
    "grants",
    "limits",
    "lost_spends",
    "measurements",
    "meta",
    "passphrases",
    "pool_closures",
    "pool_totals",
    "pools",
    "query_sets",
    "recoveries",
    "releases",
    "sign_ins",
    "sketches",
    "spend_states",
    "spends",
    "users",
)
"""All tables but the audit log, in the order in which an entry's rows are hashed."""


def first_schema() -> str:
    """The SQL that makes a new workspace of version 1."""
    parts = [_TABLES.format(key=_KEY), _VIEWS, _RULES]
    parts += [_IN_ITS_ENTRY.format(table=table) for table in TABLES]
    parts += [_APPEND_ONLY.format(table=table) for table in ("audit", *TABLES)]
    return "".join(parts)

-- What is bet on. Ids of events, markets and runners are the odds partner's own, so that a browser
-- that reads the partner's calls names the same things.
CREATE TABLE sport_event (
  id text PRIMARY KEY,
  sport text NOT NULL CHECK (sport IN ('cricket', 'soccer', 'tennis')),
  name text NOT NULL,
  name_bn text NOT NULL DEFAULT '',
  competition text NOT NULL DEFAULT '',
  competition_bn text NOT NULL DEFAULT '',
  starts_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sport_event_starts ON sport_event (starts_at);

CREATE TABLE market (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- '1.2412345' for match odds, 'bm:<event>' for the bookmaker, 'f:<event>:<line>' for a fancy.
  code text NOT NULL UNIQUE,
  event_id text NOT NULL REFERENCES sport_event (id),
  kind text NOT NULL CHECK (kind IN ('match_odds', 'bookmaker', 'fancy')),
  -- The documents' tab codes of a fancy.
  fancy_type smallint CHECK (fancy_type BETWEEN 2 AND 6),
  name text NOT NULL,
  name_bn text NOT NULL DEFAULT '',
  -- Matched bets stand, though nothing more is taken, from 'closed' on.
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed', 'settled', 'void')),
  in_play boolean NOT NULL DEFAULT false,
  version bigint NOT NULL DEFAULT 1,
  staff_suspended boolean NOT NULL DEFAULT false,
  commission_hundredths integer NOT NULL DEFAULT 0 CHECK (commission_hundredths BETWEEN 0 AND 10000),
  -- The partner's outcome: {"winner": 2}, {"score": 57} or {"void": "..."}; null until it is known.
  outcome jsonb,
  outcome_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'fancy') = (fancy_type IS NOT NULL))
);
CREATE INDEX market_event ON market (event_id);
CREATE INDEX market_unsettled ON market (outcome_at) WHERE status IN ('open', 'closed');

CREATE TABLE runner (
  market_id bigint NOT NULL REFERENCES market (id),
  id bigint NOT NULL,
  ordinal smallint NOT NULL,
  name text NOT NULL,
  name_bn text NOT NULL DEFAULT '',
  PRIMARY KEY (market_id, id)
);

-- One tap of "Place bet": its orders stand or fall together, and its reference makes it repeatable.
CREATE TABLE bet_request (
  player_id bigint NOT NULL REFERENCES player (id),
  client_ref text NOT NULL,
  fingerprint text NOT NULL,
  order_ids bigint[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, client_ref)
);

CREATE SEQUENCE exchange_id_block INCREMENT BY 1000 MINVALUE 1000;

-- Every bet begins as an order. On the exchange it is matched in parts; against the house at once.
CREATE TABLE exchange_order (
  id bigint PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  market_id bigint NOT NULL REFERENCES market (id),
  runner_id bigint,
  -- What YES claims of a score: {"kind": "at_least", "runs": 48}.
  claim jsonb,
  side text NOT NULL CHECK (side IN ('back', 'lay', 'yes', 'no')),
  -- A price is a tick of the ladder, or a house rate per 100 staked, in hundredths.
  tick smallint CHECK (tick BETWEEN 0 AND 349),
  rate_hundredths integer CHECK (rate_hundredths > 0),
  -- All sizes are the backer's stake.
  size_minor bigint NOT NULL CHECK (size_minor > 0),
  matched_minor bigint NOT NULL DEFAULT 0 CHECK (matched_minor >= 0),
  lapsed_minor bigint NOT NULL DEFAULT 0 CHECK (lapsed_minor >= 0),
  cancelled_minor bigint NOT NULL DEFAULT 0 CHECK (cancelled_minor >= 0),
  voided_minor bigint NOT NULL DEFAULT 0 CHECK (voided_minor >= 0),
  remaining_minor bigint NOT NULL GENERATED ALWAYS AS
    (size_minor - matched_minor - lapsed_minor - cancelled_minor - voided_minor) STORED
    CHECK (size_minor >= matched_minor + lapsed_minor + cancelled_minor + voided_minor),
  persistence text NOT NULL DEFAULT 'lapse' CHECK (persistence IN ('lapse', 'keep')),
  -- 'delayed' waits for the in-play delay, 'open' rests with what remains, 'done' is neither.
  state text NOT NULL CHECK (state IN ('delayed', 'open', 'done')),
  ready_at timestamptz,
  fill_or_kill boolean NOT NULL DEFAULT false,
  min_fill_minor bigint,
  market_version bigint NOT NULL,
  lapse_code text,
  placed_at timestamptz NOT NULL,
  CHECK (state = 'done' OR size_minor > matched_minor + lapsed_minor + cancelled_minor + voided_minor),
  CHECK (state <> 'done' OR size_minor = matched_minor + lapsed_minor + cancelled_minor + voided_minor),
  CHECK ((tick IS NULL) <> (rate_hundredths IS NULL)),
  CHECK ((runner_id IS NULL) <> (claim IS NULL))
);
CREATE INDEX exchange_order_player ON exchange_order (player_id, id DESC);
CREATE INDEX exchange_order_market ON exchange_order (market_id, id);
CREATE INDEX exchange_order_live ON exchange_order (market_id) WHERE state <> 'done';

-- A match has a row for each order that took part: two on the exchange, one against the house.
CREATE TABLE bet_match (
  id bigint NOT NULL,
  order_id bigint NOT NULL REFERENCES exchange_order (id),
  player_id bigint NOT NULL,
  market_id bigint NOT NULL,
  tick smallint,
  rate_hundredths integer,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  -- What the backer wins; the layer's loss is the same number.
  profit_minor bigint NOT NULL CHECK (profit_minor >= 0),
  matched_at timestamptz NOT NULL,
  void_reason text,
  PRIMARY KEY (order_id, id)
);
CREATE INDEX bet_match_market ON bet_match (market_id, player_id);

-- Law 14: exactly the worst loss of each market is held, in the player's exposure account.
CREATE TABLE exposure (
  player_id bigint NOT NULL REFERENCES player (id),
  market_id bigint NOT NULL REFERENCES market (id),
  liability_minor bigint NOT NULL CHECK (liability_minor >= 0),
  version bigint NOT NULL,
  PRIMARY KEY (player_id, market_id)
);
CREATE INDEX exposure_market ON exposure (market_id);

ALTER TABLE player ADD COLUMN exposure_account bigint REFERENCES account (id);

-- A settlement never changes; a later one has the next version and is paid as the difference.
CREATE TABLE market_settlement (
  market_id bigint NOT NULL REFERENCES market (id),
  version integer NOT NULL,
  outcome jsonb NOT NULL,
  decided_by text NOT NULL,
  reason text NOT NULL DEFAULT '',
  decided_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (market_id, version)
);

CREATE TABLE order_settlement (
  order_id bigint NOT NULL REFERENCES exchange_order (id),
  version integer NOT NULL,
  net_minor bigint NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('won', 'lost', 'void', 'even')),
  PRIMARY KEY (order_id, version)
);

CREATE TABLE player_settlement (
  market_id bigint NOT NULL,
  version integer NOT NULL,
  player_id bigint NOT NULL,
  gross_minor bigint NOT NULL,
  commission_minor bigint NOT NULL CHECK (commission_minor >= 0),
  net_minor bigint NOT NULL CHECK (net_minor = gross_minor - commission_minor),
  PRIMARY KEY (player_id, market_id, version)
);
CREATE INDEX player_settlement_market ON player_settlement (market_id, version);

-- The last of the partner's results that was read.
CREATE TABLE feed_cursor (
  name text PRIMARY KEY,
  position text NOT NULL
);

-- A matcher owns the markets of a shard while its lease lasts; every batch it commits checks the epoch.
CREATE TABLE market_shard (
  shard smallint PRIMARY KEY CHECK (shard BETWEEN 0 AND 63),
  owner text NOT NULL DEFAULT '',
  epoch bigint NOT NULL DEFAULT 0,
  leased_until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO market_shard (shard) SELECT generate_series(0, 63);

-- An exposure account that does not hold exactly what its markets may cost is a breach too.
CREATE OR REPLACE VIEW ledger_breach AS
  SELECT 'balance' AS rule, a.code AS subject, a.balance_minor - coalesce(sum(e.amount_minor), 0) AS off_by
  FROM account a LEFT JOIN entry e ON e.account_id = a.id
  WHERE a.kept
  GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(e.amount_minor), 0)
  UNION ALL
  SELECT 'sum', a.currency, sum(e.amount_minor)
  FROM entry e JOIN account a ON a.id = e.account_id
  GROUP BY a.currency HAVING sum(e.amount_minor) <> 0
  UNION ALL
  SELECT 'order', a.code, a.version - count(e.seq)
  FROM account a LEFT JOIN entry e ON e.account_id = a.id
  WHERE a.kept
  GROUP BY a.id HAVING a.version <> count(e.seq)
  UNION ALL
  SELECT 'hold', a.code, a.balance_minor - coalesce(sum(h.amount_minor), 0)
  FROM account a LEFT JOIN hold h ON h.held_account = a.id AND h.state = 'pending'
  WHERE a.code LIKE 'player:%:held'
  GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(h.amount_minor), 0)
  UNION ALL
  SELECT 'exposure', a.code, a.balance_minor - coalesce(sum(x.liability_minor), 0)
  FROM player p JOIN account a ON a.id = p.exposure_account LEFT JOIN exposure x ON x.player_id = p.id
  GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(x.liability_minor), 0);

-- What is to be brought from players' addresses to the house's own one: asked for here, signed elsewhere.
CREATE TABLE usdt_sweep (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  receiver text NOT NULL,
  -- What one transfer burns at most, as the chain reckoned it when the sweep was asked for.
  fee_sun bigint NOT NULL CHECK (fee_sun >= 0),
  made_at timestamptz NOT NULL,
  made_by text NOT NULL,
  -- Where people have ended it: what had not left by then stays where it is.
  ended_at timestamptz,
  ended_by text,
  reason text,
  CHECK (num_nulls(ended_at, ended_by, reason) IN (0, 3))
);

-- What has left an address of ours, read from the chain, whoever has signed it.
CREATE TABLE usdt_outgoing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  txid text NOT NULL,
  log_index integer NOT NULL CHECK (log_index >= 0),
  block_height bigint NOT NULL,
  block_at timestamptz NOT NULL,
  address text NOT NULL REFERENCES usdt_address (address),
  receiver text NOT NULL,
  micro bigint NOT NULL CHECK (micro > 0),
  -- What its transaction burnt.
  fee_sun bigint NOT NULL CHECK (fee_sun >= 0),
  -- Whether it went to an address of the house.
  is_own boolean NOT NULL,
  UNIQUE (txid, log_index)
);
CREATE INDEX usdt_outgoing_address ON usdt_outgoing (address);
CREATE INDEX usdt_outgoing_strange ON usdt_outgoing (id) WHERE NOT is_own;

CREATE TABLE usdt_sweep_line (
  sweep_id bigint NOT NULL REFERENCES usdt_sweep (id),
  address text NOT NULL REFERENCES usdt_address (address),
  micro bigint NOT NULL CHECK (micro > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'swept', 'ended')),
  outgoing_id bigint UNIQUE REFERENCES usdt_outgoing (id),
  PRIMARY KEY (sweep_id, address),
  CHECK ((state = 'swept') = (outgoing_id IS NOT NULL))
);
-- Nobody may be told twice to sign for the same dollars.
CREATE UNIQUE INDEX usdt_sweep_line_open ON usdt_sweep_line (address) WHERE state = 'open';
CREATE INDEX usdt_transfer_address ON usdt_transfer (address);

-- `own` came from another address of ours: whoever moved it, it is no player's deposit.
ALTER TABLE usdt_transfer DROP CONSTRAINT usdt_transfer_outcome_check;
ALTER TABLE usdt_transfer ADD CONSTRAINT usdt_transfer_outcome_check
  CHECK (outcome IN ('waiting', 'credited', 'dust', 'own'));

-- A player's own address on TRON, made of the house's key at an index that nobody else ever gets.
CREATE SEQUENCE usdt_address_index MINVALUE 0 START 0;
CREATE TABLE usdt_address (
  address text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  -- The key that it was made of: an older one's addresses are still watched, and no longer shown.
  key_fingerprint text NOT NULL,
  key_index bigint NOT NULL CHECK (key_index >= 0),
  given_at timestamptz NOT NULL,
  UNIQUE (key_fingerprint, player_id),
  UNIQUE (key_fingerprint, key_index)
);

-- What a player was asked to send, to which address, and the rate that was promised for it.
ALTER TABLE payment ADD COLUMN usdt_micro bigint CHECK (usdt_micro > 0);
ALTER TABLE payment ADD COLUMN usdt_rate text;
ALTER TABLE payment ADD COLUMN usdt_address text REFERENCES usdt_address (address);

-- The last solid block that was read, and why the next one does not follow it; one row for the house.
CREATE TABLE usdt_cursor (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  height bigint NOT NULL,
  block_id text NOT NULL,
  block_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  broken text,
  broken_at timestamptz,
  CHECK ((broken IS NULL) = (broken_at IS NULL))
);

-- Law 12: what came to our addresses, stored with the block before it is credited; once for ever.
CREATE TABLE usdt_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  txid text NOT NULL,
  log_index integer NOT NULL CHECK (log_index >= 0),
  block_height bigint NOT NULL,
  block_at timestamptz NOT NULL,
  address text NOT NULL REFERENCES usdt_address (address),
  sender text NOT NULL,
  micro bigint NOT NULL CHECK (micro > 0),
  -- `dust` comes to less than the smallest amount that can be credited.
  outcome text NOT NULL DEFAULT 'waiting' CHECK (outcome IN ('waiting', 'credited', 'dust')),
  payment_id bigint UNIQUE REFERENCES payment (id),
  rate text,
  UNIQUE (txid, log_index),
  CHECK ((outcome = 'credited') = (payment_id IS NOT NULL AND rate IS NOT NULL))
);
CREATE INDEX usdt_transfer_waiting ON usdt_transfer (id) WHERE outcome = 'waiting';

-- One transaction may hold transfers to many: of those `usdt_transfer` knows each by its place.
DROP INDEX payment_trx_id;
CREATE UNIQUE INDEX payment_trx_id ON payment (method_key, trx_id)
  WHERE trx_id IS NOT NULL AND direction = 'deposit' AND method_key <> 'usdt'
    AND state NOT IN ('rejected', 'failed', 'expired', 'cancelled');

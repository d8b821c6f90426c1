-- What a partner took back of a deposit by itself, by its own number of that.
ALTER TABLE payment ADD COLUMN reversal_ref text,
  ADD CHECK (state <> 'reversed' OR reversal_ref IS NOT NULL);
CREATE UNIQUE INDEX payment_reversal_ref ON payment (method_key, reversal_ref)
  WHERE reversal_ref IS NOT NULL;

-- What a player had not got any more when a partner took a deposit back: the house has a claim on it.
CREATE TABLE player_claim (
  payment_id bigint PRIMARY KEY REFERENCES payment (id),
  player_id bigint NOT NULL REFERENCES player (id),
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  collected_minor bigint NOT NULL DEFAULT 0 CHECK (collected_minor >= 0),
  -- In how many parts it was collected.
  collections integer NOT NULL DEFAULT 0,
  written_off_minor bigint NOT NULL DEFAULT 0 CHECK (written_off_minor >= 0),
  created_at timestamptz NOT NULL,
  CHECK (collected_minor + written_off_minor <= amount_minor)
);
CREATE INDEX player_claim_player ON player_claim (player_id);

-- Law 29: what of a credited deposit is above the limits that its player has set. It came all the same, and
-- is theirs: they withdraw it when they like, and play with it from `until_at` on.
CREATE TABLE deposit_aside (
  payment_id bigint PRIMARY KEY REFERENCES payment (id),
  player_id bigint NOT NULL REFERENCES player (id),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL CHECK (until_at > from_at)
);
CREATE INDEX deposit_aside_player ON deposit_aside (player_id, until_at);

-- What every bet asks stands on the player's own row, which it reads anyway.
ALTER TABLE player ADD COLUMN aside_until timestamptz;

-- Law 29: limits that players set by themselves. A tighter one holds at once; a looser one is asked for
-- here, waits a day and takes a second yes of the player.
CREATE TABLE play_limit (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month', 'bet')),
  -- Minor units of the player's currency; of a limit on time, minutes.
  amount bigint NOT NULL CHECK (amount >= 0),
  since timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, period)
);

CREATE TABLE play_limit_change (
  player_id bigint NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  -- Null: the limit is to be taken away.
  amount bigint CHECK (amount >= 0),
  asked_at timestamptz NOT NULL,
  usable_at timestamptz NOT NULL CHECK (usable_at >= asked_at + interval '24 hours'),
  lapses_at timestamptz NOT NULL CHECK (lapses_at > usable_at),
  PRIMARY KEY (player_id, kind, period),
  FOREIGN KEY (player_id, kind, period) REFERENCES play_limit
);

-- What every bet asks stands on the player's own row, which it reads anyway.
ALTER TABLE player
  ADD COLUMN stake_max_minor bigint CHECK (stake_max_minor >= 0),
  ADD COLUMN has_loss_limit boolean NOT NULL DEFAULT false,
  ADD COLUMN play_minutes_max bigint CHECK (play_minutes_max >= 0);

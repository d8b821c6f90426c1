-- A promotion of kind `cashback` gives a share of what a week of play lost. It counts whole weeks alone
-- that began when it was there.
ALTER TABLE promotion
  ADD COLUMN loss_min_minor bigint NOT NULL DEFAULT 0 CHECK (loss_min_minor >= 0),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD CHECK (kind <> 'cashback' OR percent_hundredths BETWEEN 1 AND 10000);
ALTER TABLE promotion_past ADD COLUMN loss_min_minor bigint NOT NULL DEFAULT 0;

-- When a round was decided for the first time: whatever comes after moves it into no other week.
ALTER TABLE game_round ADD COLUMN settled_at timestamptz;
UPDATE game_round SET settled_at = updated_at WHERE state <> 'open';
CREATE INDEX game_round_settled ON game_round (player_id, settled_at) WHERE settled_at IS NOT NULL;

-- Whether a player's withdrawals and other bonuses wait for a turnover: not for one that nobody asked for.
ALTER TABLE turnover ADD COLUMN binds boolean NOT NULL DEFAULT true;

-- What a player was given for a week, and of which loss it was counted.
CREATE TABLE cashback (
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  week_from timestamptz NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  lost_minor bigint NOT NULL CHECK (lost_minor > 0),
  bonus_id bigint NOT NULL UNIQUE REFERENCES bonus (id),
  PRIMARY KEY (promotion_id, week_from, player_id)
);

-- Weeks in which everybody has been given theirs.
CREATE TABLE cashback_week (
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  week_from timestamptz NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, week_from)
);

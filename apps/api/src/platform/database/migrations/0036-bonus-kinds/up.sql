-- What a promotion gives its bonus for, and how many days its turnover may take. A bonus without a
-- deposit is never asked for more than ten times (law 30); no turnover at all is own money at once.
ALTER TABLE promotion
  ADD COLUMN kind text NOT NULL DEFAULT 'deposit' CHECK (kind IN ('deposit', 'code', 'cashback')),
  ADD COLUMN bonus_days integer NOT NULL DEFAULT 30 CHECK (bonus_days BETWEEN 1 AND 365),
  DROP CONSTRAINT promotion_turnover_multiple_check,
  ADD CHECK (CASE WHEN kind = 'deposit' THEN turnover_multiple BETWEEN 1 AND 100
    ELSE turnover_multiple BETWEEN 0 AND 10 END),
  ADD CHECK (kind = 'deposit' OR NOT on_deposit);

ALTER TABLE promotion_past
  ADD COLUMN kind text NOT NULL DEFAULT 'deposit',
  ADD COLUMN bonus_days integer NOT NULL DEFAULT 30;

-- A promotion of kind `code` gives a fixed amount to whoever enters its code: so often in all, and once
-- a player.
ALTER TABLE promotion
  ADD COLUMN code text CHECK (code ~ '^[A-Z0-9]{4,20}$'),
  ADD COLUMN amount_minor bigint NOT NULL DEFAULT 0 CHECK (amount_minor >= 0),
  ADD COLUMN uses_max integer NOT NULL DEFAULT 0 CHECK (uses_max >= 0),
  ADD COLUMN uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  ADD COLUMN phone_verified_only boolean NOT NULL DEFAULT false,
  ADD COLUMN depositors_only boolean NOT NULL DEFAULT false,
  -- Whether the code stands on the promotions page, or only those know it who were told.
  ADD COLUMN code_listed boolean NOT NULL DEFAULT false,
  ADD CHECK ((kind = 'code') = (code IS NOT NULL)),
  ADD CHECK (kind <> 'code' OR (amount_minor > 0 AND uses_max > 0)),
  ADD CHECK (uses <= uses_max);
CREATE UNIQUE INDEX promotion_code ON promotion (code) WHERE code IS NOT NULL;

ALTER TABLE promotion_past
  ADD COLUMN code text,
  ADD COLUMN amount_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN uses_max integer NOT NULL DEFAULT 0,
  ADD COLUMN phone_verified_only boolean NOT NULL DEFAULT false,
  ADD COLUMN depositors_only boolean NOT NULL DEFAULT false,
  ADD COLUMN code_listed boolean NOT NULL DEFAULT false;

ALTER TABLE bonus DROP CONSTRAINT bonus_kind_check,
  ADD CHECK (kind IN ('deposit', 'referral', 'vip', 'code', 'cashback'));
CREATE UNIQUE INDEX bonus_code_once ON bonus (promotion_id, player_id) WHERE kind = 'code';

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

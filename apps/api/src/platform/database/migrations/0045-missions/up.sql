-- A promotion of kind `mission` gives a fixed amount for so many decided plays in a day or a week of Dhaka.
ALTER TABLE promotion
  ADD COLUMN mission_period text CHECK (mission_period IN ('day', 'week')),
  ADD COLUMN mission_plays integer NOT NULL DEFAULT 0 CHECK (mission_plays >= 0),
  ADD COLUMN stake_min_minor bigint NOT NULL DEFAULT 0 CHECK (stake_min_minor >= 0),
  DROP CONSTRAINT promotion_kind_check,
  ADD CONSTRAINT promotion_kind_check
    CHECK (kind IN ('deposit', 'code', 'cashback', 'freeSpins', 'mission')),
  ADD CHECK ((kind = 'mission') = (mission_period IS NOT NULL)),
  ADD CHECK (kind <> 'mission' OR (mission_plays > 0 AND stake_min_minor > 0 AND amount_minor > 0));

ALTER TABLE promotion_past
  ADD COLUMN mission_period text,
  ADD COLUMN mission_plays integer NOT NULL DEFAULT 0,
  ADD COLUMN stake_min_minor bigint NOT NULL DEFAULT 0;

ALTER TABLE bonus DROP CONSTRAINT bonus_kind_check,
  ADD CONSTRAINT bonus_kind_check
    CHECK (kind IN ('deposit', 'referral', 'vip', 'code', 'cashback', 'free_spins', 'mission'));

-- A reward that a player took for a period, and how many plays it had then.
CREATE TABLE mission_reward (
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  period_from timestamptz NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  plays integer NOT NULL CHECK (plays > 0),
  bonus_id bigint NOT NULL UNIQUE REFERENCES bonus (id),
  PRIMARY KEY (promotion_id, period_from, player_id)
);

-- How much of a stake counts towards the turnover of a bonus, by kind of play, in hundredths of a
-- percent; a kind that is not named counts in full.
ALTER TABLE promotion ADD COLUMN weights jsonb NOT NULL DEFAULT '{}';

-- The terms that a promotion had until it was changed: whoever chose it before gets these.
CREATE TABLE promotion_past (
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  changed_at timestamptz NOT NULL,
  status text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  on_deposit boolean NOT NULL,
  percent_hundredths integer NOT NULL,
  turnover_multiple integer NOT NULL,
  deposit_min_minor bigint NOT NULL,
  bonus_max_minor bigint NOT NULL,
  once_per_player boolean NOT NULL,
  first_deposit_only boolean NOT NULL,
  weights jsonb NOT NULL,
  PRIMARY KEY (promotion_id, changed_at)
);

-- The weights that a requirement began with hold until it is done.
ALTER TABLE turnover ADD COLUMN weights jsonb NOT NULL DEFAULT '{}';

-- Of which stake a part counted how much: a play that counts nothing is written down as well.
ALTER TABLE turnover_part ADD COLUMN staked_minor bigint, ADD COLUMN weight_bps integer;
UPDATE turnover_part SET staked_minor = counted_minor, weight_bps = 10000;
ALTER TABLE turnover_part ALTER COLUMN staked_minor SET NOT NULL,
  ALTER COLUMN weight_bps SET NOT NULL,
  DROP CONSTRAINT turnover_part_counted_minor_check,
  ADD CHECK (staked_minor <> 0 AND abs(counted_minor) <= abs(staked_minor)),
  ADD CHECK (weight_bps BETWEEN 0 AND 10000);

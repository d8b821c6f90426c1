-- Law 25: what the games of a provider may pay players in a day of Dhaka beyond what they staked in it, before a
-- person has looked; what was set by the desk. Without a line the house's own default counts.
CREATE TABLE provider_most (
  platform text NOT NULL REFERENCES game_provider (platform),
  currency text NOT NULL,
  most_minor bigint NOT NULL CHECK (most_minor >= 0),
  PRIMARY KEY (platform, currency)
);

-- What they have paid out so far, stakes taken off; below nothing where the house has won.
CREATE TABLE provider_day (
  platform text NOT NULL,
  currency text NOT NULL,
  day_from timestamptz NOT NULL,
  paid_out_minor bigint NOT NULL,
  PRIMARY KEY (platform, currency, day_from)
);

-- What batches have added to it, until it is summed up: the day's own row would make all batches of a
-- provider wait for each other.
CREATE TABLE provider_day_part (
  id bigint GENERATED ALWAYS AS IDENTITY,
  platform text NOT NULL,
  currency text NOT NULL,
  day_from timestamptz NOT NULL,
  paid_out_minor bigint NOT NULL,
  PRIMARY KEY (platform, currency, day_from, id)
);

-- Why a win is held, and of one above the day's most what stood at that moment.
ALTER TABLE held_win
  ADD COLUMN reason text NOT NULL DEFAULT 'above_largest'
    CHECK (reason IN ('above_largest', 'above_daily')),
  ADD COLUMN most_minor bigint CHECK (most_minor >= 0),
  ADD COLUMN paid_out_minor bigint,
  ADD CHECK ((reason = 'above_daily') = (most_minor IS NOT NULL AND paid_out_minor IS NOT NULL)),
  DROP CONSTRAINT held_win_check,
  ADD CHECK (largest_minor >= 0),
  ADD CHECK (reason = 'above_daily' OR largest_minor < win_minor);
ALTER TABLE held_win ALTER COLUMN reason DROP DEFAULT;
CREATE INDEX held_win_above_daily ON held_win (platform, currency, created_at)
  WHERE reason = 'above_daily';

-- What a player may pay with a method in a day, and what a withdrawal by it costs them: nothing and
-- without a limit, until two people say otherwise.
ALTER TABLE payment_method
  ADD COLUMN deposit_day_max_minor bigint CHECK (deposit_day_max_minor > 0),
  ADD COLUMN withdrawal_day_max_minor bigint CHECK (withdrawal_day_max_minor > 0),
  ADD COLUMN fee_fixed_minor bigint NOT NULL DEFAULT 0 CHECK (fee_fixed_minor >= 0),
  -- 150 is 1.5 %.
  ADD COLUMN fee_percent_hundredths integer NOT NULL DEFAULT 0
    CHECK (fee_percent_hundredths BETWEEN 0 AND 10000);

-- What the house keeps of a withdrawal, beside its amount, as the player was shown it.
ALTER TABLE payment
  ADD COLUMN fee_minor bigint NOT NULL DEFAULT 0 CHECK (fee_minor >= 0),
  ADD CHECK (fee_minor = 0 OR direction = 'withdrawal');

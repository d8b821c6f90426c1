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

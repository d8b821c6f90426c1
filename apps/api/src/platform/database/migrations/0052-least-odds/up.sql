-- Sports bets at shorter odds than these (hundredths; 0: at any odds) count nothing towards a turnover. What a
-- promotion asked for stays with the turnover and the free rounds that it gave.
ALTER TABLE promotion
  ADD COLUMN odds_min_centi integer NOT NULL DEFAULT 0 CHECK (odds_min_centi = 0 OR odds_min_centi > 100),
  -- Whether it may be taken while the turnover of another bonus is open.
  ADD COLUMN beside_others boolean NOT NULL DEFAULT false;

ALTER TABLE promotion_past
  ADD COLUMN odds_min_centi integer NOT NULL DEFAULT 0,
  ADD COLUMN beside_others boolean NOT NULL DEFAULT false;

ALTER TABLE free_grant
  ADD COLUMN odds_min_centi integer NOT NULL DEFAULT 0 CHECK (odds_min_centi = 0 OR odds_min_centi > 100);

ALTER TABLE turnover
  ADD COLUMN odds_min_centi integer NOT NULL DEFAULT 0 CHECK (odds_min_centi = 0 OR odds_min_centi > 100);

-- The odds of a sports bet, where its provider told them: they say why it counted or not.
ALTER TABLE turnover_part
  ADD COLUMN odds_centi integer CHECK (odds_centi > 100);

-- A player may say how long what is unmatched of a bet may wait.
ALTER TABLE exchange_order ADD COLUMN expires_at timestamptz;

-- The house's and players' best price to back, as it stood whenever somebody looked and it had moved:
-- what a chart of a runner is drawn from. It goes some days after its match.
CREATE TABLE runner_price (
  market_id bigint NOT NULL REFERENCES market (id),
  runner_id bigint NOT NULL,
  at timestamptz NOT NULL,
  tick smallint NOT NULL CHECK (tick BETWEEN 0 AND 349),
  PRIMARY KEY (market_id, runner_id, at)
);
-- Points are written in the order of time, so that a small index finds the old ones.
CREATE INDEX runner_price_at ON runner_price USING brin (at);

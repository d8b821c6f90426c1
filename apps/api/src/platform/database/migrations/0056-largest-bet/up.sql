-- While a bonus is kept, its player bets no more than this at once; 0: any amount. What a promotion asked for
-- stays with the turnover that it gave.
ALTER TABLE promotion ADD COLUMN bet_max_minor bigint NOT NULL DEFAULT 0 CHECK (bet_max_minor >= 0);
ALTER TABLE promotion_past ADD COLUMN bet_max_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE turnover ADD COLUMN bet_max_minor bigint NOT NULL DEFAULT 0 CHECK (bet_max_minor >= 0);

CREATE INDEX turnover_bet_max ON turnover (player_id) WHERE status = 'active' AND bet_max_minor > 0;

-- The largest bet that a player's kept bonuses allow together; no row: any.
CREATE VIEW largest_bet AS
  SELECT player_id, min(bet_max_minor) AS bet_max_minor FROM turnover
  WHERE status = 'active' AND bet_max_minor > 0
  GROUP BY player_id;

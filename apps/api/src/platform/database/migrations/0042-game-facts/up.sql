-- What a player may know of a game before opening it, as the studio tells it.
ALTER TABLE game
  ADD COLUMN features text[] NOT NULL DEFAULT '{}',
  -- How often a round pays anything; null where the studio does not say.
  ADD COLUMN hit_percent text,
  -- The smallest and the largest bet by currency, minor units as digits.
  ADD COLUMN bet_limits jsonb NOT NULL DEFAULT '{}',
  -- How long a round that waits for its player stays open before the studio plays it to its end; null
  -- where rounds wait for nobody.
  ADD COLUMN round_waits_minutes integer CHECK (round_waits_minutes > 0),
  -- Whether it can be tried in the studio's play money.
  ADD COLUMN has_demo boolean NOT NULL DEFAULT false;

CREATE OR REPLACE VIEW open_game AS
  SELECT g.code, g.platform, g.type, g.picture, g.rtp_percent, g.volatility, g.featured,
    g.ordinal, g.added_at, p.name AS provider_name, p.icon AS provider_icon,
    p.ordinal AS provider_ordinal, g.features, g.hit_percent, g.bet_limits, g.max_multiple, g.has_demo
  FROM game g JOIN game_provider p ON p.platform = g.platform
  WHERE g.status = 'active' AND g.offered AND p.status = 'active' AND p.offered;

-- A player's unfinished rounds are looked for whenever they come by.
CREATE INDEX game_round_player_open ON game_round (player_id, created_at DESC) WHERE state = 'open';

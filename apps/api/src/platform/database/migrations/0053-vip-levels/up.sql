-- One row: how much of a stake earns points by kind of play (basis points; a kind that is not named counts in full), and
-- the levels from the first upwards. While there are none, every player has the two names of the documents. Where a stake
-- costs little, a whole point would be worth more than that: these kinds begin lower.
CREATE TABLE vip_terms (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  weights jsonb NOT NULL DEFAULT
    '{"casino": 5000, "table": 2500, "poker": 7500, "crash": 5000, "arcade": 5000, "lottery": 5000, "exchange": 5000}',
  levels jsonb NOT NULL DEFAULT '[]',
  changed_at timestamptz
);
INSERT INTO vip_terms DEFAULT VALUES;

-- Every stake that earned points, as far as it counted; converting points takes nothing away. Of what was converted
-- before there were levels, nothing is kept: the points that are left are what they begin with.
ALTER TABLE player
  ADD COLUMN vip_earned_minor bigint NOT NULL DEFAULT 0 CHECK (vip_earned_minor >= 0);
UPDATE player SET vip_earned_minor = vip_points * 10000 + vip_rest_minor WHERE vip_points + vip_rest_minor > 0;

-- What becomes of an order at a wicket, a goal or the like: it lapses if its player has said so.
ALTER TABLE exchange_order ADD COLUMN on_event text NOT NULL DEFAULT 'keep'
  CHECK (on_event IN ('keep', 'lapse'));

-- Who stands on the other side of a match: the house, or the player whose row has the same id.
ALTER TABLE bet_match ADD COLUMN with_house boolean NOT NULL DEFAULT false;
UPDATE bet_match b SET with_house = true
FROM (SELECT id FROM bet_match GROUP BY id HAVING count(*) = 1) one WHERE one.id = b.id;

-- What the house loses on the market at worst, by what it has matched with players.
ALTER TABLE market ADD COLUMN house_liability_minor bigint NOT NULL DEFAULT 0
  CHECK (house_liability_minor >= 0);

-- What the house may lose at most: to one player on one market, by the bets on one runner, on a market,
-- on an event and on all of a sport.
CREATE TABLE house_limit (
  sport text NOT NULL CHECK (sport IN ('cricket', 'soccer', 'tennis')),
  scope text NOT NULL CHECK (scope IN ('player', 'runner', 'market', 'event', 'sport')),
  limit_minor bigint NOT NULL CHECK (limit_minor >= 0),
  PRIMARY KEY (sport, scope)
);
INSERT INTO house_limit (sport, scope, limit_minor)
SELECT sport, scope, taka::bigint * share * 100
FROM (VALUES ('player', 1000000), ('runner', 4000000), ('market', 5000000), ('event', 15000000),
  ('sport', 100000000)) AS standard (scope, taka),
  (VALUES ('cricket', 2), ('soccer', 1), ('tennis', 1)) AS sports (sport, share);

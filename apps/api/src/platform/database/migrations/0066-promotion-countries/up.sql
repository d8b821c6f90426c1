-- The countries of those a promotion is for, by their main phones: two capital letters each; none named: everybody.
ALTER TABLE promotion ADD COLUMN countries text[] NOT NULL DEFAULT '{}';
ALTER TABLE promotion_past ADD COLUMN countries text[] NOT NULL DEFAULT '{}';

-- What a player's bets against the house came to in a settlement, won or lost by themselves: cashback counts what the
-- house has won of them, not what stood beside it. Null in settlements from before.
ALTER TABLE player_settlement ADD COLUMN house_net_minor bigint;

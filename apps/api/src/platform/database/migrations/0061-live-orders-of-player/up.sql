-- What rests of a player who may not bet any more is looked for every second.
CREATE INDEX exchange_order_live_player ON exchange_order (player_id) WHERE state = 'open';

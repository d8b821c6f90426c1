-- What becomes of an order at a wicket, a goal or the like: it lapses if its player has said so.
ALTER TABLE exchange_order ADD COLUMN on_event text NOT NULL DEFAULT 'keep'
  CHECK (on_event IN ('keep', 'lapse'));

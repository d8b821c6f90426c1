-- Whom a promotion reaches: deposits by these methods alone (none named: by any), and players with at least so many VIP
-- points earned since their account was opened.
ALTER TABLE promotion
  ADD COLUMN methods text[] NOT NULL DEFAULT '{}',
  ADD COLUMN vip_from integer NOT NULL DEFAULT 0 CHECK (vip_from >= 0);

ALTER TABLE promotion_past
  ADD COLUMN methods text[] NOT NULL DEFAULT '{}',
  ADD COLUMN vip_from integer NOT NULL DEFAULT 0;

-- What the player chose, where it went by the page of another method; null where it did not.
ALTER TABLE payment ADD COLUMN asked_key text REFERENCES payment_method (key);

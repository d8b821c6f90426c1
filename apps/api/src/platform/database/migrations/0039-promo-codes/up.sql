-- A promotion of kind `code` gives a fixed amount to whoever enters its code: so often in all, and once
-- a player.
ALTER TABLE promotion
  ADD COLUMN code text CHECK (code ~ '^[A-Z0-9]{4,20}$'),
  ADD COLUMN amount_minor bigint NOT NULL DEFAULT 0 CHECK (amount_minor >= 0),
  ADD COLUMN uses_max integer NOT NULL DEFAULT 0 CHECK (uses_max >= 0),
  ADD COLUMN uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  ADD COLUMN phone_verified_only boolean NOT NULL DEFAULT false,
  ADD COLUMN depositors_only boolean NOT NULL DEFAULT false,
  -- Whether the code stands on the promotions page, or only those know it who were told.
  ADD COLUMN code_listed boolean NOT NULL DEFAULT false,
  ADD CHECK ((kind = 'code') = (code IS NOT NULL)),
  ADD CHECK (kind <> 'code' OR (amount_minor > 0 AND uses_max > 0)),
  ADD CHECK (uses <= uses_max);
CREATE UNIQUE INDEX promotion_code ON promotion (code) WHERE code IS NOT NULL;

ALTER TABLE promotion_past
  ADD COLUMN code text,
  ADD COLUMN amount_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN uses_max integer NOT NULL DEFAULT 0,
  ADD COLUMN phone_verified_only boolean NOT NULL DEFAULT false,
  ADD COLUMN depositors_only boolean NOT NULL DEFAULT false,
  ADD COLUMN code_listed boolean NOT NULL DEFAULT false;

ALTER TABLE bonus DROP CONSTRAINT bonus_kind_check,
  ADD CHECK (kind IN ('deposit', 'referral', 'vip', 'code', 'cashback'));
CREATE UNIQUE INDEX bonus_code_once ON bonus (promotion_id, player_id) WHERE kind = 'code';

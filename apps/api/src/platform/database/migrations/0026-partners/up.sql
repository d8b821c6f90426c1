-- A payment that a partner takes or pays: whose it is, what the partner calls it, the page that the
-- player was sent to, until when it may be paid there, and when the partner is asked next.
ALTER TABLE payment ADD COLUMN partner text;
ALTER TABLE payment ADD COLUMN partner_ref text;
ALTER TABLE payment ADD COLUMN partner_url text;
ALTER TABLE payment ADD COLUMN pay_until timestamptz;
ALTER TABLE payment ADD COLUMN partner_tries integer NOT NULL DEFAULT 0;
ALTER TABLE payment ADD COLUMN partner_due_at timestamptz;
-- The wallet that the partner says it was paid from; null while nobody has said so.
ALTER TABLE payment ADD COLUMN payer text;
-- When a browser last came back from the partner's page: anybody can make such a request, often.
ALTER TABLE payment ADD COLUMN returned_at timestamptz;
-- The player came back from the partner's page saying that they had given up.
ALTER TABLE payment ADD COLUMN given_up_at timestamptz;
CREATE UNIQUE INDEX payment_partner_ref ON payment (partner, partner_ref) WHERE partner_ref IS NOT NULL;
CREATE INDEX payment_partner_due ON payment (partner_due_at) WHERE partner_due_at IS NOT NULL;

-- What a player has cancelled they do not wait for, and its transaction may be claimed again.
DROP INDEX payment_one_pending;
CREATE UNIQUE INDEX payment_one_pending ON payment (player_id, direction)
  WHERE state NOT IN ('credited', 'expired', 'late_confirmed', 'failed', 'rejected', 'refunding',
    'refunded', 'reversed', 'paid', 'cancelled');
DROP INDEX payment_trx_id;
CREATE UNIQUE INDEX payment_trx_id ON payment (method_key, trx_id)
  WHERE trx_id IS NOT NULL AND direction = 'deposit'
    AND state NOT IN ('rejected', 'failed', 'expired', 'cancelled');

-- Law 12: what a partner told us unasked, stored before it is looked at. Its very bytes are kept,
-- because its signature is over them.
CREATE TABLE partner_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner text NOT NULL,
  -- The partner's own number of the event: the same again is the same event.
  event_id text NOT NULL,
  body bytea NOT NULL,
  reference text,
  partner_ref text,
  trx_id text,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  -- The payment that it was about; null if it is about none of ours.
  payment_id bigint REFERENCES payment (id),
  UNIQUE (partner, event_id)
);
CREATE INDEX partner_notice_age ON partner_notice (received_at);
CREATE INDEX partner_notice_waiting ON partner_notice (id) WHERE handled_at IS NULL;

-- The one token of a partner that every process shares: a grant a payment would get us blocked.
CREATE TABLE partner_token (
  partner text PRIMARY KEY,
  sealed_token text NOT NULL,
  sealed_refresh text NOT NULL,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- How a partner has answered lately. After a row of failures it rests until `rests_until`.
CREATE TABLE partner_health (
  partner text PRIMARY KEY,
  failures integer NOT NULL,
  rests_until timestamptz,
  updated_at timestamptz NOT NULL
);

-- What a player asked for in the e-wallet shape, to be paid by hand: they confirm it by this name.
CREATE TABLE ewallet_request (
  reference text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  method_key text NOT NULL REFERENCES payment_method (key),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  promotion_id bigint REFERENCES promotion (id),
  created_at timestamptz NOT NULL
);
CREATE INDEX ewallet_request_age ON ewallet_request (created_at);

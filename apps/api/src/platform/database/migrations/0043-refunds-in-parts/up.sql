-- A deposit is given back in one part or in several: each try at one, numbered within its deposit.
CREATE TABLE refund (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payment (id),
  number integer NOT NULL CHECK (number > 0),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  through text NOT NULL CHECK (through IN ('hand', 'partner')),
  -- `kept`: the partner gave nothing back, and the player has the money.
  state text NOT NULL CHECK (state IN ('pending', 'given', 'kept')),
  method_key text NOT NULL REFERENCES payment_method (key),
  -- What the partner calls our request for it, where it says so before the money has left.
  partner_ref text,
  -- The transaction by which it left.
  trx_id text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (payment_id, number),
  CHECK ((state = 'pending') = (ended_at IS NULL)),
  CHECK ((state = 'given') = (trx_id IS NOT NULL))
);
CREATE UNIQUE INDEX refund_one_pending ON refund (payment_id) WHERE state = 'pending';
CREATE UNIQUE INDEX refund_trx_id ON refund (method_key, trx_id) WHERE trx_id IS NOT NULL;

-- What has gone back of a deposit: never more than came.
ALTER TABLE payment
  ADD COLUMN refunded_minor bigint NOT NULL DEFAULT 0
    CHECK (refunded_minor >= 0 AND refunded_minor <= coalesce(settled_minor, amount_minor)),
  ADD CHECK (refunded_minor = 0 OR direction = 'deposit');

-- Until now a deposit went back whole, and its last try said by which transaction.
INSERT INTO refund (payment_id, number, amount_minor, through, state, method_key, trx_id, created_at,
  ended_at)
SELECT p.id, e.number, coalesce(p.settled_minor, p.amount_minor),
  CASE WHEN e.next_source = 'staff' THEN 'hand' ELSE 'partner' END,
  CASE WHEN e.next_state IS NULL THEN 'pending' WHEN e.next_state = 'refunded' THEN 'given'
    ELSE 'kept' END,
  p.method_key, CASE WHEN e.next_state = 'refunded' THEN coalesce(p.payout_trx_id, p.reference) END,
  e.at, e.next_at
FROM (
  SELECT payment_id, state, at,
    row_number() OVER (PARTITION BY payment_id, state ORDER BY id) AS number,
    lead(state) OVER event AS next_state, lead(source) OVER event AS next_source,
    lead(at) OVER event AS next_at
  FROM payment_event WINDOW event AS (PARTITION BY payment_id ORDER BY id)
) e JOIN payment p ON p.id = e.payment_id
WHERE e.state = 'refunding';
UPDATE payment SET refunded_minor = coalesce(settled_minor, amount_minor) WHERE state = 'refunded';
UPDATE payment SET payout_trx_id = NULL WHERE direction = 'deposit';

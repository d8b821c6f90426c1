-- What a partner took back of a deposit by itself: whole, or a part at a time, each by its own number.
CREATE TABLE reversal (
  payment_id bigint NOT NULL REFERENCES payment (id),
  number integer NOT NULL CHECK (number > 0),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  method_key text NOT NULL REFERENCES payment_method (key),
  -- The partner's own number of it: of the dispute, the chargeback or the transaction.
  reversal_ref text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (payment_id, number),
  UNIQUE (method_key, reversal_ref)
);

ALTER TABLE payment
  ADD COLUMN reversed_minor bigint NOT NULL DEFAULT 0 CHECK (reversed_minor >= 0),
  ADD CHECK (refunded_minor + reversed_minor <= coalesce(settled_minor, amount_minor)),
  ADD CHECK (reversed_minor = 0 OR direction = 'deposit');

-- Until now a deposit was taken back whole: all that had not been given back of it.
UPDATE payment SET reversed_minor = coalesce(settled_minor, amount_minor) - refunded_minor
WHERE state = 'reversed';
INSERT INTO reversal (payment_id, number, amount_minor, method_key, reversal_ref, created_at)
SELECT p.id, 1, p.reversed_minor, p.method_key, p.reversal_ref,
  coalesce((SELECT max(e.at) FROM payment_event e WHERE e.payment_id = p.id AND e.state = 'reversed'),
    p.updated_at)
FROM payment p WHERE p.state = 'reversed';

DROP INDEX payment_reversal_ref;
ALTER TABLE payment DROP COLUMN reversal_ref;
ALTER TABLE payment ADD CHECK (state <> 'reversed' OR reversed_minor > 0);

-- A deposit that is taken back once more may leave more owed after the first was written off.
ALTER TABLE player_claim ADD COLUMN write_offs integer NOT NULL DEFAULT 0;
UPDATE player_claim SET write_offs = 1 WHERE written_off_minor > 0;

-- Law 6: each time a day of a partner was held against its own statement. The newest run of a day
-- counts; what was found before stays.
CREATE TABLE reconciliation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner text NOT NULL,
  -- A day of Dhaka.
  day date NOT NULL,
  at timestamptz NOT NULL,
  -- What the ledger says that the partner owes us more since the day before, and how much of it
  -- went by hand and not through the partner.
  ledger_minor bigint NOT NULL,
  hand_minor bigint NOT NULL,
  -- The same by the partner's statement; null where it did not answer, and then why.
  partner_minor bigint,
  why text,
  matched bigint NOT NULL CHECK (matched >= 0),
  difference_count bigint NOT NULL CHECK (difference_count >= 0),
  CHECK ((partner_minor IS NULL) = (why IS NOT NULL))
);
CREATE INDEX reconciliation_newest ON reconciliation (day DESC, partner, id DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reconciliation
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- What a run found that does not agree, with both sides of it. A named limit in the code keeps a
-- broken day small; all are counted.
CREATE TABLE reconciliation_line (
  reconciliation_id bigint NOT NULL REFERENCES reconciliation (id),
  ordinal integer NOT NULL,
  difference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'payout')),
  payment_id bigint REFERENCES payment (id),
  state text,
  our_minor bigint,
  booked_minor bigint,
  trx_id text,
  invoice text,
  partner_minor bigint,
  counterparty text,
  partner_at timestamptz,
  PRIMARY KEY (reconciliation_id, ordinal),
  CHECK (num_nulls(payment_id, state, our_minor, booked_minor) IN (0, 4)),
  CHECK (num_nulls(invoice, partner_minor, counterparty, partner_at) IN (0, 4)),
  CHECK (payment_id IS NOT NULL OR invoice IS NOT NULL)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reconciliation_line
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Which process reconciles a day now; the partner is asked outside of any transaction.
CREATE TABLE reconciliation_turn (
  partner text NOT NULL,
  day date NOT NULL,
  leased_until timestamptz NOT NULL,
  PRIMARY KEY (partner, day)
);

-- Postings of payments by their key, and all postings by their time: both small.
CREATE INDEX transfer_of_payment ON transfer (command_key) WHERE command_key LIKE 'payment:%';
CREATE INDEX transfer_age ON transfer USING brin (created_at);
CREATE INDEX payment_partner_moved ON payment (partner, updated_at) WHERE partner IS NOT NULL;

-- Law 6: money that came in and that no payment of ours stands for. It lies on `unallocated:METHOD`
-- until a payment takes it or it was sent back; a partner's transaction is parked once for ever.
CREATE TABLE unallocated (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  method_key text NOT NULL REFERENCES payment_method (key),
  trx_id text NOT NULL,
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- Who says so.
  source text NOT NULL CHECK (source IN ('partner', 'statement', 'message')),
  sender text NOT NULL,
  -- The number under which the partner has it of us; empty where nobody says one.
  invoice text NOT NULL,
  came_at timestamptz NOT NULL,
  parked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'credited', 'returned')),
  -- The deposit that took it, or the transfer by which it went back, who said so and why.
  payment_id bigint REFERENCES payment (id),
  return_trx_id text,
  ended_at timestamptz,
  ended_by text,
  note text,
  UNIQUE (method_key, trx_id),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((state = 'credited') = (payment_id IS NOT NULL)),
  CHECK ((state = 'returned') = (return_trx_id IS NOT NULL))
);
CREATE INDEX unallocated_open ON unallocated (came_at) WHERE state = 'open';
CREATE INDEX unallocated_payment ON unallocated (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX device_message_came ON device_message (arrived_at) WHERE kind = 'received';
CREATE INDEX payment_released ON payment (updated_at)
  WHERE direction = 'deposit' AND trx_id IS NOT NULL
    AND state IN ('rejected', 'failed', 'expired', 'cancelled');
CREATE UNIQUE INDEX unallocated_return ON unallocated (method_key, return_trx_id)
  WHERE return_trx_id IS NOT NULL;

-- Traders watch the markets: they suspend, settle, void and settle again.
ALTER TABLE staff DROP CONSTRAINT staff_role_check;
ALTER TABLE staff ADD CONSTRAINT staff_role_check
  CHECK (role IN ('admin', 'cashier', 'trader', 'support', 'auditor'));

-- What one member of staff asks for and another one has to approve.
CREATE TABLE market_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  market_id bigint NOT NULL REFERENCES market (id),
  outcome jsonb NOT NULL,
  -- Bets matched in these spans are void, whoever won.
  void_spans jsonb NOT NULL DEFAULT '[]',
  reason text NOT NULL CHECK (length(reason) > 0),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
  answered_by text,
  answered_at timestamptz,
  CHECK (answered_by IS NULL OR answered_by <> asked_by)
);
CREATE UNIQUE INDEX market_request_one ON market_request (market_id) WHERE state = 'waiting';

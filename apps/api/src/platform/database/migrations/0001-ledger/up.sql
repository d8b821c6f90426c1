-- Double entry. A transfer moves one amount from one account to another, so it balances by its
-- shape; its two entries are what statements read. Nothing here is ever changed or deleted.

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 'player:12:cash', 'player:12:held', 'house:games:PADMA:BDT', 'clearing:bkash:BDT'
  code text NOT NULL UNIQUE,
  currency text NOT NULL CHECK (currency IN ('BDT', 'INR', 'PKR', 'USDT')),
  -- Kept accounts store their balance and never fall below zero. The others are derived from
  -- their entries, so that no row of theirs is ever waited for.
  kept boolean NOT NULL,
  balance_minor bigint NOT NULL DEFAULT 0 CHECK (balance_minor >= 0),
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (kept OR (balance_minor = 0 AND version = 0))
) WITH (fillfactor = 50);

CREATE TABLE command (
  key text PRIMARY KEY,
  fingerprint text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Ids are dealt to each process in blocks, so that a batch knows them before it writes.
CREATE SEQUENCE transfer_block INCREMENT BY 1000 MINVALUE 1000;

CREATE TABLE transfer (
  id bigint PRIMARY KEY,
  command_key text NOT NULL,
  reason text NOT NULL,
  from_account bigint NOT NULL,
  to_account bigint NOT NULL CHECK (to_account <> from_account),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- seq is the account's version for kept accounts, and the transfer id for derived ones.
CREATE TABLE entry (
  account_id bigint NOT NULL,
  seq bigint NOT NULL,
  transfer_id bigint NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  balance_after bigint CHECK (balance_after >= 0),
  PRIMARY KEY (account_id, seq)
);

CREATE TABLE hold (
  key text PRIMARY KEY,
  cash_account bigint NOT NULL REFERENCES account (id),
  held_account bigint NOT NULL REFERENCES account (id),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  state text NOT NULL CHECK (state IN ('pending', 'posted', 'voided')),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CHECK ((state = 'pending') = (ended_at IS NULL))
);

-- What has to be told to others after the commit: written with the money, relayed afterwards.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One check a statement, over all the rows that it brought: every transfer has exactly one debit
-- and one equal credit, on two accounts of one currency, and an entry tells a balance if its
-- account keeps one. (No entry is zero, so the lesser of two that balance is the debit.)
CREATE FUNCTION entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM fresh f LEFT JOIN account a ON a.id = f.account_id
    GROUP BY f.transfer_id
    HAVING count(*) <> 2 OR count(a.id) <> 2
      OR min(f.amount_minor) <> -max(f.amount_minor)
      OR min(f.account_id) = max(f.account_id)
      OR min(a.currency) <> max(a.currency)
      OR bool_or(a.kept <> (f.balance_after IS NOT NULL))
  ) THEN
    RAISE EXCEPTION 'entries of a transfer do not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER entries_balance AFTER INSERT ON entry
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION entries_balance();

CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON command
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- A balance that does not equal its entries, or a currency that does not sum to zero: one row a
-- breach, none in a healthy ledger.
CREATE VIEW ledger_breach AS
  SELECT 'balance' AS rule, a.code AS subject, a.balance_minor - coalesce(sum(e.amount_minor), 0) AS off_by
  FROM account a LEFT JOIN entry e ON e.account_id = a.id
  WHERE a.kept
  GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(e.amount_minor), 0)
  UNION ALL
  SELECT 'sum', a.currency, sum(e.amount_minor)
  FROM entry e JOIN account a ON a.id = e.account_id
  GROUP BY a.currency HAVING sum(e.amount_minor) <> 0
  UNION ALL
  SELECT 'order', a.code, a.version - count(e.seq)
  FROM account a LEFT JOIN entry e ON e.account_id = a.id
  WHERE a.kept
  GROUP BY a.id HAVING a.version <> count(e.seq)
  UNION ALL
  SELECT 'hold', a.code, a.balance_minor - coalesce(sum(h.amount_minor), 0)
  FROM account a LEFT JOIN hold h ON h.held_account = a.id AND h.state = 'pending'
  WHERE a.code LIKE 'player:%:held'
  GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(h.amount_minor), 0);

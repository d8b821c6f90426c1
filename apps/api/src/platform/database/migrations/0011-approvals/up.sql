-- What one member of staff asks for and another one decides: one place for everything that takes
-- two people. The two are kept apart here, whatever the code does.
CREATE TABLE approval (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'deposit.credit', 'withdrawal.pay', 'balance.correct', 'market.settle', 'market.reopen',
    'player.reopen', 'limit.change', 'staff.role', 'staff.recover', 'account.receiving')),
  -- 'payment:DQ7K2M…', 'market:1.2412345', 'player:1001'
  subject text NOT NULL CHECK (subject ~ '^[a-z]+:.'),
  -- What is done when somebody agrees; its form belongs to the kind.
  command jsonb NOT NULL,
  why text NOT NULL CHECK (btrim(why) <> ''),
  -- What was claimed, what others know of it, what will happen: as it was when somebody asked.
  evidence jsonb NOT NULL,
  asked_by bigint NOT NULL REFERENCES staff (id),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'agreed', 'refused', 'expired', 'withdrawn')),
  decided_by bigint REFERENCES staff (id),
  decided_at timestamptz,
  note text NOT NULL DEFAULT '',
  CONSTRAINT approval_two_people CHECK (CASE
    WHEN state IN ('waiting', 'expired') THEN decided_by IS NULL
    WHEN state = 'withdrawn' THEN decided_by IS NOT NULL AND decided_by = asked_by
    ELSE decided_by IS NOT NULL AND decided_by <> asked_by END),
  CHECK ((state = 'waiting') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX approval_one ON approval (kind, subject) WHERE state = 'waiting';
CREATE INDEX approval_subject ON approval (subject);
CREATE INDEX approval_asked ON approval (asked_by, id DESC);
CREATE INDEX approval_expires ON approval (expires_at) WHERE state = 'waiting';

-- Requests on markets become approvals: those that wait go on waiting, the others keep their
-- history. One that nobody answered had lapsed, because the market was settled meanwhile.
INSERT INTO approval (kind, subject, command, why, evidence, asked_by, asked_at, expires_at, state,
  decided_by, decided_at)
SELECT 'market.settle', 'market:' || m.code,
  jsonb_build_object('code', m.code, 'outcome', q.outcome, 'voidSpans', q.void_spans),
  coalesce(nullif(btrim(q.reason), ''), '-'),
  jsonb_build_object(
    'reasons', jsonb_build_array(CASE WHEN q.outcome ? 'void' THEN 'void'
      WHEN jsonb_array_length(q.void_spans) > 0 THEN 'void_span' ELSE 'settled_before' END),
    'claimed', jsonb_build_object('market', e.name || ' · ' || m.name, 'result',
      CASE WHEN q.outcome ? 'void' THEN 'Void'
        WHEN q.outcome ? 'score' THEN q.outcome ->> 'score'
        ELSE (SELECT string_agg(coalesce(r.name, w.id), ', ' ORDER BY w.place)
          FROM jsonb_array_elements_text(q.outcome -> 'winners') WITH ORDINALITY AS w (id, place)
          LEFT JOIN runner r ON r.market_id = m.id AND r.id = w.id::bigint) END),
    'found', '{}'::jsonb, 'effect', '{}'::jsonb),
  asker.id, q.asked_at, greatest(q.asked_at, now()) + interval '3 days',
  CASE WHEN q.state = 'waiting' THEN 'waiting' WHEN q.state = 'approved' THEN 'agreed'
    WHEN answerer.id IS NULL THEN 'expired' ELSE 'refused' END,
  answerer.id,
  CASE WHEN q.state <> 'waiting' THEN coalesce(q.answered_at, q.asked_at) END
FROM market_request q
JOIN market m ON m.id = q.market_id
JOIN sport_event e ON e.id = m.event_id
LEFT JOIN staff asker ON asker.username = q.asked_by
LEFT JOIN staff answerer ON answerer.username = q.answered_by
ORDER BY q.id;

DROP TABLE market_request;

-- A large payout to which one of two people had agreed waits for the other one as before.
INSERT INTO approval (kind, subject, command, why, evidence, asked_by, asked_at, expires_at)
SELECT 'withdrawal.pay', 'payment:' || p.reference,
  jsonb_build_object('paymentId', p.id::text, 'payoutTrxId', p.payout_trx_id),
  coalesce((SELECT nullif(btrim(e.note), '') FROM payment_event e
    WHERE e.payment_id = p.id AND e.state = 'approved' ORDER BY e.id DESC LIMIT 1), '-'),
  jsonb_build_object('reasons', jsonb_build_array('above_limit'), 'claimed', jsonb_build_object(
      'player', y.username, 'account_number', p.account_number,
      'amount', (p.amount_minor / 100.0)::numeric(20, 2)::text),
    'found', '{}'::jsonb, 'effect', '{}'::jsonb),
  p.approved_by_staff, p.updated_at, greatest(p.updated_at, now()) + interval '3 days'
FROM payment p JOIN player y ON y.id = p.player_id
WHERE p.direction = 'withdrawal' AND p.state = 'approved' AND p.approved_by_staff IS NOT NULL;

-- What one cashier has credited alone in a day is summed before the next credit.
CREATE INDEX payment_event_credited ON payment_event (actor, at)
  WHERE source = 'staff' AND state = 'credited';

-- Two accounts that play contests by themselves move money from one to the other: one more thing that speaks for one
-- hand behind them.
ALTER TABLE abuse_signal DROP CONSTRAINT abuse_signal_kind_check;
ALTER TABLE abuse_signal ADD CONSTRAINT abuse_signal_kind_check CHECK (kind IN ('phone', 'wallet', 'device',
  'sign_up_address', 'matched_bets', 'opposite_bets', 'contest_alone', 'referral'));
CREATE INDEX contest_closed ON contest (closed_at) WHERE closed_at IS NOT NULL;

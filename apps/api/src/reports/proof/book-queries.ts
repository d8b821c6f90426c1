import type { BookRule } from '@maidan/cashier'
import { sql, type RawBuilder } from 'kysely'

/**
 * Each rule of the books as a query of `subject, currency, expected, booked`: what a record outside
 * of the ledger says, beside what the ledger moved. Lines that differ are breaks. Both sides are
 * joined in full, so that money without its record is found like a record without its money.
 */
export const bookQueries = {
  ledger: sql`
    SELECT b.rule || ' ' || b.subject AS subject,
      CASE b.rule WHEN 'order' THEN NULL WHEN 'sum' THEN b.subject ELSE a.currency END AS currency,
      0 AS expected, b.off_by AS booked
    FROM ledger_breach b LEFT JOIN account a ON a.code = b.subject
  `,
  running_balance: sql`
    SELECT DISTINCT ON (a.id) a.code AS subject, a.currency, e.sum AS expected,
      e.balance_after AS booked
    FROM (
      SELECT account_id, seq, balance_after,
        sum(amount_minor) OVER (PARTITION BY account_id ORDER BY seq) AS sum
      FROM entry WHERE balance_after IS NOT NULL
    ) e JOIN account a ON a.id = e.account_id
    WHERE e.sum <> e.balance_after ORDER BY a.id, e.seq
  `,
  deposit: paymentRule('deposit', ['credited', 'refunding', 'refunded', 'reversed'], 'credit'),
  payout: paymentRule('withdrawal', ['paid'], 'paid'),
  payout_hold: holdRule(
    sql`
      SELECT 'withdrawal:' || reference AS key, reference, currency, amount_minor FROM payment
      WHERE direction = 'withdrawal' AND state NOT IN ('paid', 'rejected', 'cancelled', 'failed')
    `,
    'withdrawal',
  ),
  fee: sql`
    SELECT coalesce(p.reference, split_part(t.command_key, ':', 2)) AS subject,
      coalesce(p.currency, a.currency) AS currency, coalesce(p.fee_minor, 0) AS expected,
      coalesce(t.amount_minor, 0) AS booked
    FROM (SELECT * FROM payment WHERE direction = 'withdrawal' AND state = 'paid') p
    FULL JOIN (
      SELECT t.*, e.code FROM transfer t JOIN account e ON e.id = t.to_account
      WHERE e.code LIKE 'house:fees:%'
    ) t ON t.command_key = 'payment:' || p.reference || ':paid' AND t.code = 'house:fees:' || p.currency
    LEFT JOIN account a ON a.id = t.from_account
  `,
  fee_hold: holdRule(
    sql`
      SELECT 'fee:' || reference AS key, reference, currency, fee_minor AS amount_minor FROM payment
      WHERE direction = 'withdrawal' AND fee_minor > 0
        AND state NOT IN ('paid', 'rejected', 'cancelled', 'failed')
    `,
    'fee',
  ),
  // All parts of a deposit together: before parts there were, the key of the one had no number.
  refund: sql`
    SELECT coalesce(r.reference, t.reference) AS subject, coalesce(r.currency, t.currency) AS currency,
      coalesce(r.minor, 0) AS expected, coalesce(t.minor, 0) AS booked
    FROM (SELECT p.reference, p.currency, sum(r.amount_minor) AS minor
      FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.state = 'given'
      GROUP BY p.id) r
    FULL JOIN (SELECT split_part(t.command_key, ':', 2) AS reference, min(a.currency) AS currency,
        sum(t.amount_minor) AS minor
      FROM transfer t JOIN account a ON a.id = t.from_account
      WHERE t.command_key LIKE 'payment:%' AND split_part(t.command_key, ':', 3) = 'refunded'
      GROUP BY split_part(t.command_key, ':', 2)) t ON t.reference = r.reference
  `,
  refund_hold: holdRule(
    sql`
      SELECT 'refund:' || p.reference || ':' || r.number AS key, p.reference, p.currency,
        r.amount_minor
      FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.state = 'pending'
    `,
    'refund',
  ),
  // From the player's cash and, where that did not reach, from what they owe; all parts together.
  reversal: sql`
    SELECT coalesce(p.reference, t.reference) AS subject, coalesce(p.currency, t.currency) AS currency,
      coalesce(p.minor, 0) AS expected, coalesce(t.minor, 0) AS booked
    FROM (SELECT p.reference, p.currency, sum(v.amount_minor) AS minor
      FROM reversal v JOIN payment p ON p.id = v.payment_id GROUP BY p.id) p
    FULL JOIN (SELECT split_part(t.command_key, ':', 2) AS reference, min(a.currency) AS currency,
        sum(t.amount_minor) AS minor
      FROM transfer t JOIN account a ON a.id = t.from_account
      WHERE t.command_key LIKE 'payment:%' AND split_part(t.command_key, ':', 3) = 'reversed'
      GROUP BY split_part(t.command_key, ':', 2)) t
      ON t.reference = p.reference
  `,
  claim: sql`
    SELECT coalesce(owed.code, kept.code) AS subject, coalesce(owed.currency, kept.currency) AS currency,
      coalesce(owed.minor, 0) AS expected, coalesce(kept.minor, 0) AS booked
    FROM (SELECT 'house:claims:' || currency AS code, currency,
        -sum(amount_minor - collected_minor - written_off_minor) AS minor
      FROM player_claim GROUP BY currency) owed
    FULL JOIN (SELECT a.code, a.currency, sum(e.amount_minor) AS minor
      FROM account a JOIN entry e ON e.account_id = a.id
      WHERE a.code LIKE 'house:claims:%' GROUP BY a.id) kept USING (code)
  `,
  bonus: sql`
    SELECT coalesce(b.reference, split_part(t.command_key, ':', 2)) AS subject,
      coalesce(b.currency, a.currency) AS currency, coalesce(b.amount_minor, 0) AS expected,
      coalesce(t.amount_minor, 0) AS booked
    FROM bonus b
    FULL JOIN (SELECT * FROM transfer WHERE reason LIKE 'bonus_%' AND split_part(command_key, ':', 3) = '') t
      ON t.command_key = 'bonus:' || b.reference
    LEFT JOIN account a ON a.id = t.from_account
  `,
  bonus_kept: sql`
    SELECT a.code AS subject, a.currency, a.balance_minor AS booked, coalesce((
      SELECT sum(t.kept_minor) FROM turnover t WHERE t.player_id = p.id AND t.ended_at IS NULL
    ), 0) AS expected
    FROM player p JOIN account a ON a.id = p.bonus_account
  `,
  // Counts, not money: what a code was taken for in all is what its players were given.
  promo_code: sql`
    SELECT p.code AS subject, NULL AS currency, p.uses AS expected, coalesce(b.uses, 0) AS booked
    FROM promotion p
    LEFT JOIN (
      SELECT promotion_id, count(*) AS uses FROM (
        SELECT promotion_id FROM bonus WHERE kind = 'code'
        UNION ALL SELECT promotion_id FROM free_grant WHERE payment_id IS NULL
      ) given GROUP BY promotion_id
    ) b ON b.promotion_id = p.id
    WHERE p.code IS NOT NULL
  `,
  cashback: periodRule('cashback', sql`SELECT *, week_from AS period_from FROM cashback`),
  mission: periodRule('mission', sql`SELECT * FROM mission_reward`),
  // What free rounds have won and has not become a bonus yet lies on one account: no more.
  free_rounds: sql`
    SELECT coalesce(kept.code, 'house:free-won:' || won.currency) AS subject,
      coalesce(won.currency, kept.currency) AS currency,
      coalesce(won.minor, 0) AS expected, coalesce(kept.minor, 0) AS booked
    FROM (
      SELECT currency, sum(won_minor - settled_minor) AS minor FROM free_grant GROUP BY currency
    ) won
    FULL JOIN (
      SELECT a.code, a.currency, sum(e.amount_minor) AS minor
      FROM account a JOIN entry e ON e.account_id = a.id
      WHERE a.code LIKE 'house:free-won:%' GROUP BY a.id
    ) kept ON kept.currency = won.currency
  `,
  // What a pot has paid is what was won of it, round by round.
  jackpot: sql`
    SELECT coalesce(w.transaction_id, t.command_key) AS subject,
      coalesce(w.currency, a.currency) AS currency,
      coalesce(w.amount_minor, 0) AS expected, coalesce(t.amount_minor, 0) AS booked
    FROM (SELECT * FROM jackpot_win WHERE amount_minor > 0) w
    FULL JOIN (SELECT * FROM transfer WHERE reason = 'jackpot_win') t
      ON t.command_key = 'game:' || w.platform || ':' || w.transaction_id
    LEFT JOIN account a ON a.id = t.from_account
  `,
  // What lies in a contest is what its rounds put in and did not win; once it is closed, nothing.
  contest: sql`
    SELECT a.code AS subject, a.currency, a.balance_minor AS booked, coalesce(sum(
      r.bet_minor - r.win_minor), 0) - coalesce(c.fee_minor, 0) AS expected
    FROM contest c JOIN account a ON a.id = c.account_id
    LEFT JOIN game_round r ON r.platform = c.platform AND r.contest_id = c.contest_id
      AND r.currency = c.currency
    GROUP BY a.id, c.platform, c.contest_id, c.currency
  `,
  turnover: sql`
    SELECT b.reference AS subject, b.currency, t.required_minor - t.remaining_minor AS expected,
      coalesce((SELECT sum(p.counted_minor) FROM turnover_part p WHERE p.turnover_id = t.id), 0)
        AS booked
    FROM turnover t JOIN bonus b ON b.id = t.bonus_id
  `,
  clearing: sql`
    SELECT coalesce(paid.code, kept.code) AS subject, coalesce(paid.currency, kept.currency) AS currency,
      coalesce(paid.minor, 0) AS expected, coalesce(kept.minor, 0) AS booked
    FROM (SELECT code, currency, sum(minor) AS minor FROM (
      SELECT 'clearing:' || method_key || ':' || currency AS code, currency,
        -sum(amount_minor) AS minor
      FROM unallocated WHERE state = 'open' GROUP BY method_key, currency
      UNION ALL
      SELECT 'clearing:' || method_key || ':' || currency AS code, currency, sum(
        CASE WHEN direction = 'deposit' THEN
          CASE WHEN state IN ('credited', 'refunding') THEN -1 ELSE 0 END
        ELSE CASE WHEN state = 'paid' THEN 1 ELSE 0 END END
        * (coalesce(settled_minor, amount_minor) - refunded_minor - reversed_minor)) AS minor
      FROM payment GROUP BY method_key, currency
    ) part GROUP BY code, currency) paid
    FULL JOIN (
      SELECT a.code, a.currency, sum(e.amount_minor) AS minor
      FROM account a JOIN entry e ON e.account_id = a.id
      WHERE a.code LIKE 'clearing:%' GROUP BY a.id
    ) kept USING (code)
  `,
  // Two people who agreed to another amount than the wallet's had their reasons, and wrote them down.
  statement: sql`
    SELECT p.reference AS subject, p.currency, (p.statement->>'amountMinor')::bigint AS expected,
      p.settled_minor AS booked
    FROM payment p
    WHERE p.direction = 'deposit' AND p.state IN ('credited', 'refunding', 'refunded', 'reversed')
      AND p.statement->>'found' = 'true' AND p.settled_minor IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM approval a WHERE a.subject = 'payment:' || p.reference
        AND a.kind = 'deposit.credit' AND a.state = 'agreed')
  `,
  // What was set aside as nobody's lies there until a deposit takes it or it goes back: no more.
  unallocated: sql`
    SELECT coalesce(waits.code, kept.code) AS subject,
      coalesce(waits.currency, kept.currency) AS currency,
      coalesce(waits.minor, 0) AS expected, coalesce(kept.minor, 0) AS booked
    FROM (
      SELECT 'unallocated:' || method_key || ':' || currency AS code, currency,
        sum(amount_minor) AS minor
      FROM unallocated WHERE state = 'open' GROUP BY method_key, currency
    ) waits
    FULL JOIN (
      SELECT a.code, a.currency, sum(e.amount_minor) AS minor
      FROM account a JOIN entry e ON e.account_id = a.id
      WHERE a.code LIKE 'unallocated:%' GROUP BY a.id
    ) kept USING (code)
  `,
} as const satisfies Record<BookRule, RawBuilder<unknown>>

/** Payments that are in certain states, beside the transfers that put them there. */
function paymentRule(direction: string, states: readonly string[], once: string) {
  return sql`
    SELECT coalesce(p.reference, split_part(t.command_key, ':', 2)) AS subject,
      coalesce(p.currency, a.currency) AS currency,
      coalesce(p.settled_minor, p.amount_minor, 0) AS expected, coalesce(t.amount_minor, 0) AS booked
    FROM (SELECT * FROM payment
      WHERE direction = ${direction} AND state = ANY(${[...states]}::text[])) p
    FULL JOIN (SELECT * FROM transfer WHERE command_key LIKE ${`payment:%:${once}`}
      AND reason <> 'withdrawal_fee') t
      ON t.command_key = 'payment:' || p.reference || ':' || ${once}::text
    LEFT JOIN account a ON a.id = t.from_account
  `
}

/** Bonuses of a kind, beside the records of the days or weeks that they were given for. */
function periodRule(kind: string, records: RawBuilder<unknown>) {
  return sql`
    SELECT coalesce(b.reference, ${kind}::text || ' ' || r.promotion_id || ' ' || r.period_from)
        AS subject,
      b.currency, CASE WHEN r.bonus_id IS NULL OR r.player_id <> b.player_id
        OR r.promotion_id <> b.promotion_id THEN 0 ELSE b.amount_minor END AS expected,
      coalesce(b.amount_minor, 0) AS booked
    FROM (SELECT * FROM bonus WHERE kind = ${kind}) b
    FULL JOIN (${records}) r ON r.bonus_id = b.id
  `
}

/** What waits to leave, by hold key, beside the holds that are pending. */
function holdRule(waiting: RawBuilder<unknown>, noun: string) {
  return sql`
    SELECT coalesce(w.reference, h.key) AS subject, coalesce(w.currency, a.currency) AS currency,
      coalesce(w.amount_minor, 0) AS expected, coalesce(h.amount_minor, 0) AS booked
    FROM (${waiting}) w
    FULL JOIN (SELECT * FROM hold WHERE state = 'pending' AND key LIKE ${`${noun}:%`}) h
      ON h.key = w.key
    LEFT JOIN account a ON a.id = h.cash_account
  `
}

import type { MoveKind, OurMove, PartnerKey, PaymentState } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Span, StatementLine } from '../../cashier/partners/statement/merchant-statement.ts'

/** A payment of ours, as a line of a day needs it. */
export type OurLine = OurMove & { paymentId: bigint; state: PaymentState }

/** Our two sides of a day: payments with their postings, and what the clearing account moved. */
export type OurSide = {
  lines: OurLine[]
  /** What the partner owes us more by the ledger; what was paid out to it is taken off. */
  ledgerMinor: bigint
}

type Asked = { partner: PartnerKey; span: Span; theirs: readonly StatementLine[] }

/**
 * Reads the payments that were booked or settled in a day, and those that the partner's lines name,
 * whenever they were.
 */
export async function readOurSide(db: Db | Tx, asked: Asked): Promise<OurSide> {
  const { partner, span } = asked
  const { rows } = await sql<{ command_key: string; minor: bigint }>`
    SELECT t.command_key, -e.amount_minor AS minor FROM transfer t
    JOIN account a ON a.code = ${`clearing:${partner}:${HOME_CURRENCY}`}
    JOIN entry e ON e.account_id = a.id AND e.transfer_id = t.id AND e.seq = t.id
    WHERE t.created_at >= ${span.from} AND t.created_at < ${span.until}
      AND (t.from_account = a.id OR t.to_account = a.id)
  `.execute(db)
  const booked = rows.map(({ command_key }) => command_key.split(':')[1] ?? '')
  return {
    ledgerMinor: rows.reduce((sum, { minor }) => sum + minor, 0n),
    lines: await readLines(db, { ...asked, booked }),
  }
}

type Row = {
  kind: MoveKind
  payment_id: bigint
  reference: string
  trx_id: string | null
  state: PaymentState
  is_settled: boolean
  amount_minor: bigint
  booked_minor: bigint
  is_due: boolean
}

/** Each way in which a payment moves money, and the end of the key under which it is booked. */
async function readLines(
  db: Db | Tx,
  { partner, span, theirs, booked }: Asked & { booked: readonly string[] },
): Promise<OurLine[]> {
  const references = [...booked, ...theirs.map(({ invoice }) => invoice)]
  const trxIds = theirs.map(({ trxId }) => trxId.toUpperCase())
  const { rows } = await sql<Row>`
    WITH wanted AS (
      SELECT id FROM payment WHERE reference = ANY(${references}::text[])
      UNION SELECT id FROM payment WHERE trx_id = ANY(${trxIds}::text[])
      UNION SELECT id FROM payment
        WHERE method_key = ${partner} AND payout_trx_id = ANY(${trxIds}::text[])
      UNION SELECT payment_id FROM refund
        WHERE method_key = ${partner} AND trx_id = ANY(${trxIds}::text[])
      UNION SELECT id FROM payment WHERE partner = ${partner}
        AND updated_at >= ${span.from} AND updated_at < ${span.until}
    ), moves AS (
      SELECT k.kind, p.id AS payment_id, p.reference, p.state, p.partner, p.updated_at,
        CASE WHEN k.kind = 'payment' THEN p.trx_id ELSE p.payout_trx_id END AS trx_id,
        p.state = ANY(k.settled) AS is_settled,
        coalesce(p.settled_minor, p.amount_minor) AS amount_minor,
        coalesce(t.amount_minor, 0) AS booked_minor, t.created_at AS booked_at,
        k.kind = 'payout' AND EXISTS (SELECT 1 FROM payment_event e
          WHERE e.payment_id = p.id AND e.state = k.ended AND e.source = 'staff') AS by_hand
      FROM wanted JOIN payment p USING (id)
      JOIN (VALUES
        ('payment', 'deposit', 'credit', 'credited',
          ARRAY['credited', 'refunding', 'refunded', 'reversed']),
        ('payout', 'withdrawal', 'paid', 'paid', ARRAY['paid'])
      ) k (kind, direction, once, ended, settled) ON k.direction = p.direction
      LEFT JOIN transfer t ON t.command_key LIKE 'payment:%'
        AND t.command_key = 'payment:' || p.reference || ':' || k.once
      WHERE p.method_key = ${partner} AND p.currency = ${HOME_CURRENCY}
      UNION ALL ${refundMoves(partner)}
    )
    SELECT kind, payment_id, reference, trx_id, state, is_settled, amount_minor, booked_minor,
      partner IS NOT DISTINCT FROM ${partner} AND NOT by_hand
        AND (is_settled OR booked_minor > 0)
        AND coalesce(booked_at, updated_at) >= ${span.from}
        AND coalesce(booked_at, updated_at) < ${span.until} AS is_due
    FROM moves ORDER BY payment_id, kind
  `.execute(db)
  return rows.map((row) => ({
    kind: row.kind,
    paymentId: row.payment_id,
    reference: row.reference,
    trxId: row.trx_id,
    state: row.state,
    isSettled: row.is_settled,
    amountMinor: row.amount_minor,
    bookedMinor: row.booked_minor,
    isDue: row.is_due,
  }))
}

/** The parts that went back. Before parts there were, the key of the one refund had no number. */
function refundMoves(partner: PartnerKey) {
  return sql`
  SELECT 'refund', p.id, p.reference, p.state, p.partner, coalesce(r.ended_at, r.created_at),
    r.trx_id, r.state = 'given', r.amount_minor, coalesce(t.amount_minor, 0), t.created_at,
    r.through = 'hand'
  FROM wanted JOIN payment p USING (id) JOIN refund r ON r.payment_id = p.id
  LEFT JOIN transfer t ON t.command_key LIKE 'payment:%' AND t.command_key IN (
    'payment:' || p.reference || ':refunded:' || r.number,
    CASE WHEN r.state = 'given' THEN 'payment:' || p.reference || ':refunded' END)
  WHERE p.method_key = ${partner} AND p.currency = ${HOME_CURRENCY}
  `
}

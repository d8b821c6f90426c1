import {
  normalTrxId,
  PARK_AFTER_MS,
  paymentMethods,
  RELEASED_STATES,
  type ArrivalSource,
} from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Money that somebody says has come in. */
export type Arrival = {
  methodKey: string
  trxId: string
  currency: Currency
  amountMinor: bigint
  source: ArrivalSource
  sender: string
  invoice: string
  cameAt: Date
}

/** What is older was looked at before. */
const BACK_MS = 45 * 24 * 3_600_000
const ROWS_MAX = 100

type Row = {
  method_key: string
  trx_id: string
  amount_minor: bigint
  source: ArrivalSource
  sender: string
  invoice: string
  came_at: Date
}

/**
 * Money that came in long enough ago, is not set aside yet and is of no deposit that can take it or
 * has taken it: by the last run of each partner's day, by messages of phones in use whose balance
 * does not contradict them, and by the statements of claims that were turned down.
 */
export async function findArrivals(db: Db, at: Date): Promise<Arrival[]> {
  const [since, until] = [BACK_MS, PARK_AFTER_MS].map((ms) => new Date(at.getTime() - ms))
  const span = { since: since ?? at, until: until ?? at }
  const { rows } = await sql<Row>`
    SELECT * FROM (${fromPartners(span)} UNION ALL ${fromMessages(span)}
      UNION ALL ${fromStatements(span)}) a
    WHERE NOT EXISTS (SELECT 1 FROM unallocated u
        WHERE u.method_key = a.method_key AND u.trx_id = a.trx_id)
      AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.direction = 'deposit'
        AND p.method_key = a.method_key AND p.trx_id = a.trx_id
        AND p.state <> ALL(${[...RELEASED_STATES]}::text[]))
    ORDER BY a.came_at LIMIT ${ROWS_MAX}
  `.execute(db)
  return rows.flatMap((row) => asArrival(row) ?? [])
}

type Span = { since: Date; until: Date }

/** The newest run of a day counts. */
function fromPartners({ since, until }: Span): RawBuilder<unknown> {
  return sql`
    SELECT r.partner AS method_key, upper(l.trx_id) AS trx_id, l.partner_minor AS amount_minor,
      'partner' AS source, l.counterparty AS sender, l.invoice, l.partner_at AS came_at
    FROM reconciliation_line l JOIN reconciliation r ON r.id = l.reconciliation_id
    LEFT JOIN payment p ON p.id = l.payment_id
    WHERE r.day >= ${since}::date AND l.kind = 'payment' AND l.partner_at < ${until}
      AND l.difference IN ('missing_ours', 'state_differs')
      AND (p.id IS NULL OR p.state = ANY(${[...RELEASED_STATES]}::text[]))
      AND NOT EXISTS (SELECT 1 FROM reconciliation n
        WHERE n.day = r.day AND n.partner = r.partner AND n.id > r.id AND n.why IS NULL)
  `
}

function fromMessages({ since, until }: Span): RawBuilder<unknown> {
  return sql`
    SELECT m.method, m.trx_id, m.amount_minor, 'message', coalesce(m.sender, ''), '',
      coalesce(m.said_at, m.received_at)
    FROM device_message m JOIN device d ON d.id = m.device_id
    WHERE m.kind = 'received' AND m.chain <> 'breaks' AND d.trusted_at IS NOT NULL
      AND d.revoked_at IS NULL AND m.arrived_at >= ${since} AND m.arrived_at < ${until}
  `
}

/** Only what came to an account of ours. */
function fromStatements({ since, until }: Span): RawBuilder<unknown> {
  return sql`
    SELECT DISTINCT ON (p.method_key, p.trx_id) p.method_key, p.trx_id,
      (p.statement->>'amountMinor')::bigint, 'statement', p.statement->>'sender', '',
      (p.statement->>'at')::timestamptz
    FROM payment p JOIN receiving_account r
      ON r.method_key = p.method_key AND r.account_number = p.statement->>'receiver'
    WHERE p.direction = 'deposit' AND p.trx_id IS NOT NULL
      AND p.state IN ('rejected', 'failed', 'expired', 'cancelled')
      AND p.updated_at >= ${since} AND p.updated_at < ${until} AND p.partner IS NULL
      AND p.statement->>'found' = 'true' AND (p.statement->>'amountMinor')::bigint > 0
  `
}

/** A wallet that is no method here is left alone: nobody can be paid through it. */
function asArrival(row: Row): Arrival | null {
  const method = paymentMethods.find(({ key }) => key === row.method_key)
  if (!method) return null
  return {
    methodKey: row.method_key,
    trxId: normalTrxId(row.trx_id),
    currency: method.currency,
    amountMinor: row.amount_minor,
    source: row.source,
    sender: row.sender,
    invoice: row.invoice,
    cameAt: row.came_at,
  }
}

import { isMovement, movementKinds, type StatementRow } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { DhakaMonth } from '../statements/dhaka-month.ts'

/** Movements that one file holds. */
const ROWS_MAX = 100_000

type Span = Pick<DhakaMonth, 'from' | 'until'>

type Bounds = {
  cash: bigint
  currency: Currency
  /** The last entries before the month and in it; zero where there is none. */
  before: bigint
  last: bigint
  opening_minor: bigint
}

type Entry = {
  transfer_id: bigint
  reason: string
  amount_minor: bigint
  balance_after: bigint
  command_key: string
  time: string
}

export type Movements = { currency: Currency; openingMinor: bigint; rows: StatementRow[] }

/**
 * The movements of a player's cash in a month, in the order in which they were booked. The month
 * is cut by that order, so that each movement stands in exactly one month and balances chain.
 * Refuses with STATEMENT_TOO_LONG.
 */
export async function readMovements(db: Db, playerId: bigint, span: Span): Promise<Movements> {
  const { cash, currency, before, last, opening_minor } = await findBounds(db, playerId, span)
  if (last - before > ROWS_MAX) throw new Refusal('STATEMENT_TOO_LONG')
  const { rows } = await sql<Entry>`
    SELECT e.transfer_id, t.reason, e.amount_minor, e.balance_after, t.command_key,
      to_char(t.created_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI:SS') AS time
    FROM entry e JOIN transfer t ON t.id = e.transfer_id
    WHERE e.account_id = ${cash} AND e.balance_after IS NOT NULL AND e.seq > ${before} AND e.seq <= ${last}
    ORDER BY e.seq
  `.execute(db)
  return { currency, openingMinor: opening_minor, rows: rows.map(asRow) }
}

/** A kept account numbers its entries without a gap. */
async function findBounds(db: Db, playerId: bigint, { from, until }: Span): Promise<Bounds> {
  const { rows } = await sql<Bounds>`
    SELECT p.cash_account AS cash, p.currency, coalesce(o.seq, 0) AS before,
      coalesce(c.seq, 0) AS last, coalesce(o.balance_after, 0) AS opening_minor
    FROM player p
    LEFT JOIN LATERAL (${lastBefore(from)}) o ON true
    LEFT JOIN LATERAL (${lastBefore(until)}) c ON true
    WHERE p.id = ${playerId}
  `.execute(db)
  const [bounds] = rows
  if (!bounds) throw new Refusal('NOT_FOUND')
  return bounds
}

function lastBefore(instant: Date) {
  return sql`
    SELECT e.seq, e.balance_after FROM entry e JOIN transfer t ON t.id = e.transfer_id
    WHERE e.account_id = p.cash_account AND t.created_at < ${instant}
    ORDER BY e.seq DESC LIMIT 1
  `
}

function asRow({ reason, command_key, transfer_id, ...entry }: Entry): StatementRow {
  return {
    time: entry.time,
    kind: isMovement(reason) ? movementKinds[reason] : 'others',
    wordsKey: reason,
    reference: sharedReference(command_key) ?? transfer_id.toString(),
    amountMinor: entry.amount_minor,
    balanceAfterMinor: entry.balance_after,
  }
}

/** Payments and bonuses have references that players know; the rest is found by its transfer. */
function sharedReference(commandKey: string): string | null {
  return /^(?:payment|bonus):(\w+)/.exec(commandKey)?.[1] ?? null
}

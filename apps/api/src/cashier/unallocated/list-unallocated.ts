import type { ArrivalSource, UnallocatedState } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Page } from '../../platform/http/staff-page.ts'
import { methodName } from '../deposits/find-method.ts'

type Listed = CallAnswer<Calls['staffUnallocated']>

type Row = {
  id: bigint
  method_key: string
  trx_id: string
  currency: Currency
  amount_minor: bigint
  source: ArrivalSource
  sender: string
  invoice: string
  came_at: Date
  parked_at: Date
  state: UnallocatedState
  payment: string | null
  username: string | null
  return_trx_id: string | null
  ended_at: Date | null
  ended_by: string | null
  asked_by: string | null
  total: bigint
}

type Asked = { state: UnallocatedState | null; page: Page; at: Date }

/** A page of the money that was set aside; what is open the oldest first, else the newest. */
export async function listUnallocated(
  db: Db,
  { state, page: { page, pageSize, offset }, at }: Asked,
): Promise<Listed> {
  const { rows } = await sql<Row>`
    SELECT u.*, p.reference AS payment, y.username, count(*) OVER () AS total, (
        SELECT s.username FROM approval a JOIN staff s ON s.id = a.asked_by
        WHERE a.subject = 'unallocated:' || u.id AND a.state = 'waiting' AND a.expires_at > ${at}
        LIMIT 1
      ) AS asked_by
    FROM unallocated u LEFT JOIN payment p ON p.id = u.payment_id
    LEFT JOIN player y ON y.id = p.player_id
    WHERE ${state}::text IS NULL OR u.state = ${state}
    ORDER BY u.state = 'open' DESC, CASE WHEN u.state = 'open' THEN u.came_at END,
      u.ended_at DESC, u.id
    LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  return {
    data: rows.map(asListed),
    open: await readOpenSums(db),
    total: Number(rows[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}

async function readOpenSums(db: Db): Promise<Listed['open']> {
  const { rows } = await sql<{ currency: Currency; count: bigint; minor: bigint }>`
    SELECT currency, count(*) AS count, sum(amount_minor)::bigint AS minor FROM unallocated
    WHERE state = 'open' GROUP BY currency ORDER BY currency
  `.execute(db)
  return rows.map(({ currency, count, minor }) => ({
    currency,
    count: Number(count),
    amount: decimalAmount(minor, currency),
  }))
}

function asListed(row: Row): Listed['data'][number] {
  return {
    id: Number(row.id),
    method: methodName(row.method_key),
    trx_id: row.trx_id,
    currency: row.currency,
    amount: decimalAmount(row.amount_minor, row.currency),
    source: row.source,
    sender: row.sender,
    invoice: row.invoice,
    came_at: row.came_at.toISOString(),
    parked_at: row.parked_at.toISOString(),
    state: row.state,
    payment: row.payment,
    player: row.username,
    return_trx_id: row.return_trx_id,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ended_by,
    approval_asked_by: row.asked_by,
  }
}

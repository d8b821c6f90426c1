import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPayment, type Payment } from '../../payments/lock-payment.ts'
import type { WaitingTransfer } from './lock-transfer.ts'

/** What a player asked for, and the rate they were promised for it. */
export type UsdtRequest = { payment: Payment; isOpen: boolean; micro: bigint; rate: string }

/** After this a transfer has nothing to do with what was asked for before. */
const LATE_MAX_MS = 24 * 3_600_000

type Row = { id: bigint; usdt_micro: bigint; usdt_rate: string }

/**
 * The request that a transfer pays, locked: the open one, else the last that has run out or was
 * given up before it came; null if there is none.
 */
export async function lockRequest(tx: Tx, transfer: WaitingTransfer): Promise<UsdtRequest | null> {
  const { playerId, at } = transfer
  const { rows } = await sql<Row>`
    SELECT id, usdt_micro, usdt_rate FROM payment p
    WHERE player_id = ${playerId} AND direction = 'deposit' AND method_key = 'usdt'
      AND usdt_micro IS NOT NULL AND usdt_rate IS NOT NULL
      AND (state = 'presented' OR (state IN ('expired', 'cancelled')
        AND created_at BETWEEN ${new Date(at.getTime() - LATE_MAX_MS)} AND ${at}))
      AND NOT EXISTS (SELECT FROM usdt_transfer t WHERE t.payment_id = p.id)
    ORDER BY (state = 'presented') DESC, id DESC LIMIT 1
  `.execute(tx)
  const [row] = rows
  if (!row) return null
  const payment = await lockPayment(tx, row.id, 'deposit')
  const isOpen = payment.state === 'presented'
  return { payment, isOpen, micro: row.usdt_micro, rate: row.usdt_rate }
}

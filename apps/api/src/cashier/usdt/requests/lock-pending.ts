import { SETTLED_STATES } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { lockPayment, type Payment } from '../../payments/lock-payment.ts'

/** A request that waits for dollars. */
export type PendingRequest = {
  payment: Payment
  micro: bigint
  address: string
  /** Until when its rate holds. */
  until: Date
}

type Row = {
  id: bigint
  usdt_micro: bigint | null
  usdt_address: string | null
  pay_until: Date | null
}

/**
 * The player's pending request for dollars, locked; null if they have none. Refuses while a deposit
 * of another kind is pending.
 */
export async function lockPending(tx: Tx, playerId: bigint): Promise<PendingRequest | null> {
  const { rows } = await sql<Row>`
    SELECT id, usdt_micro, usdt_address, pay_until FROM payment
    WHERE player_id = ${playerId} AND direction = 'deposit'
      AND state <> ALL(${[...SETTLED_STATES]}::text[])
  `.execute(tx)
  const [row] = rows
  if (!row) return null
  const { usdt_micro: micro, usdt_address: address, pay_until: until } = row
  const payment = await lockPayment(tx, row.id, 'deposit')
  if (micro === null || address === null || until === null) throw new Refusal('DEPOSIT_PENDING')
  return payment.state === 'presented' ? { payment, micro, address, until } : null
}

import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { movePayment } from '../payments/move-payment.ts'

type Ports = { db: Db; ledger: Ledger }

/**
 * Writes down that the partner is being told to pay, before it is told. False if somebody rejected
 * the payout meanwhile, or another process is sending it.
 */
export function startSending(ports: Ports, paymentId: bigint, at: Date): Promise<boolean> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'withdrawal')
    if (payment.state !== 'approved') return false
    await sql`UPDATE payment SET sent_at = ${at}, partner_tries = 1 WHERE id = ${paymentId}`.execute(
      tx,
    )
    const player = await lockPlayer(tx, payment.playerId)
    const actor = payment.partner ?? ''
    const move = { way: ['sending'], source: 'job', actor, at } as const
    await movePayment(ports, tx, { payment, player, move })
    return true
  })
}

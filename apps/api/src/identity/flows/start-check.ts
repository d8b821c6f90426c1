import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockPayment } from '../../cashier/payments/lock-payment.ts'
import { lockPlayer } from '../queries/lock-players.ts'
import { movePayment } from '../../cashier/payments/move-payment.ts'

/** Writes down that a claim is being asked about, before the partner is asked. */
export function startCheck(ctx: Context, paymentId: bigint): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'deposit')
    if (payment.state !== 'claimed') return
    const player = await lockPlayer(tx, payment.playerId)
    const at = ctx.clock.now()
    const move = { way: ['verifying'], source: 'job', actor: 'check-statements', at } as const
    await movePayment(ctx, tx, { payment, player, move })
  })
}

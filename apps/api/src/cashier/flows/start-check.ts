import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { movePayment } from '../payments/move-payment.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

/** Writes down that a claim is being asked about, before the partner is asked. */
export function startCheck(ports: Ports, paymentId: bigint): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'deposit')
    if (payment.state !== 'claimed') return
    const player = await lockPlayer(tx, payment.playerId)
    const at = ports.clock.now()
    const move = { way: ['verifying'], source: 'job', actor: 'check-statements', at } as const
    await movePayment(ports, tx, { payment, player, move })
  })
}

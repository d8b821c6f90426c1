import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { readUnplayed } from './read-unplayed.ts'
import { takeBack } from './take-back.ts'

type Cancelled = { player: MoneyPlayer; payment: { id: bigint; reference: string }; at: Date }

/**
 * Takes back the free rounds of a deposit that are not begun yet, in the caller's transaction that has
 * locked the player: the wallet takes no further one from then on. Rounds under way are played to
 * their end, and what was won is settled by the terms they were given with.
 */
export async function cancelFreeRounds(tx: Tx, { player, payment, at }: Cancelled): Promise<void> {
  const unplayed = await readUnplayed(tx, payment.id)
  if (unplayed === null) return
  const { rounds, taken, promotion } = await takeBack(tx, { grantId: unplayed.grantId, at })
  const params = { left: String(rounds - taken), promotion, reference: payment.reference }
  await notifyPlayer(tx, player, { code: 'freeRoundsCancelled', params })
  await tellPlayer(tx, player.id, { type: 'turnover' })
}

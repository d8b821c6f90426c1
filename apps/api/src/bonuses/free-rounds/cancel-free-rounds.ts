import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { lockGrant } from './lock-grant.ts'
import { readUnplayed } from './read-unplayed.ts'

type Cancelled = { player: MoneyPlayer; payment: { id: bigint; reference: string }; at: Date }

/**
 * Takes back the free rounds of a deposit that are not begun yet, in the caller's transaction that has
 * locked the player: the wallet takes no further one from then on. Rounds under way are played to
 * their end, and what was won is settled by the terms they were given with.
 */
export async function cancelFreeRounds(tx: Tx, { player, payment, at }: Cancelled): Promise<void> {
  const unplayed = await readUnplayed(tx, payment.id)
  if (unplayed === null) return
  const { rounds, taken, promotion } = await lockGrant(tx, unplayed.grantId)
  // One that its provider may be hearing of just now is cancelled there once that call is over; one
  // that it was never told of need not be.
  await sql`
    UPDATE free_grant SET cancelled_at = ${at}, cancel_due_at = CASE
      WHEN state = 'open' THEN ${at}::timestamptz
      WHEN attempts > 0 THEN greatest(next_attempt_at, ${at}::timestamptz) END
    WHERE id = ${unplayed.grantId}
  `.execute(tx)
  const params = { left: String(rounds - taken), promotion, reference: payment.reference }
  await notifyPlayer(tx, player, { code: 'freeRoundsCancelled', params })
  await tellPlayer(tx, player.id, { type: 'turnover' })
}

import { sql } from 'kysely'
import { grantBonus } from './grant-bonus.ts'
import { paidLately } from '../queries/paid-lately.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'

/** The least that can be claimed: 10 taka. */
const CLAIM_MIN_MINOR = 1_000n

/**
 * Moves the whole referral bonus into the main wallet. A claim sent again right after it was paid
 * is answered as the first one was, and pays nothing.
 */
export function claimReferralBonus(ctx: Context, playerId: bigint): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const player = await lockPlayer(tx, playerId)
    const amountMinor = player.referralBonusMinor
    if (amountMinor < CLAIM_MIN_MINOR) {
      if (await paidLately(tx, { playerId, kind: 'referral', at })) return
      throw new Refusal('BONUS_TOO_SMALL')
    }
    await sql`
      UPDATE player SET referral_bonus_minor = 0 WHERE id = ${playerId}
    `.execute(tx)
    await grantBonus(ctx, tx, { player, kind: 'referral', amountMinor, at })
  })
}

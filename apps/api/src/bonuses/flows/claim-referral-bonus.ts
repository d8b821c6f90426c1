import { sql } from 'kysely'
import { grantBonus } from './grant-bonus.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { paidLately } from '../queries/paid-lately.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

/** The least that can be claimed: 10 taka. */
const CLAIM_MIN_MINOR = 1_000n

/**
 * Moves the whole referral bonus into the main wallet. A claim sent again right after it was paid
 * is answered as the first one was, and pays nothing.
 */
export function claimReferralBonus(ports: Ports, playerId: bigint): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const player = await lockPlayer(tx, playerId)
    const amountMinor = player.referralBonusMinor
    if (amountMinor < CLAIM_MIN_MINOR) {
      if (await paidLately(tx, { playerId, kind: 'referral', at })) return
      throw new Refusal('BONUS_TOO_SMALL')
    }
    await requireNoBreak(tx, playerId, at)
    if (await areBonusesStopped(tx, [playerId])) throw new Refusal('BONUSES_STOPPED')
    await sql`
      UPDATE player SET referral_bonus_minor = 0 WHERE id = ${playerId}
    `.execute(tx)
    await grantBonus(ports, tx, { player, kind: 'referral', amountMinor, at })
  })
}

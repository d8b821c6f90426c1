import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { grantBonus } from './grant-bonus.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { paidLately } from '../queries/paid-lately.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { pointsWorth } from '@maidan/cashier'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

/** The least that can be converted. */
const POINTS_MIN = 10n

/**
 * Converts VIP points to cash at the house's rate; answers the amount as decimal text. The same
 * request again within a moment is the same tap: it is answered alike and converts nothing.
 */
export function convertPoints(
  ports: Ports,
  { playerId, points }: { playerId: bigint; points: bigint },
): Promise<string> {
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const player = await lockPlayer(tx, playerId)
    const { vip_rate } = await readSettings(tx)
    const amountMinor = pointsWorth(points, vip_rate, player.currency)
    if (points < POINTS_MIN || amountMinor === 0n) throw fieldRefusal('POINTS_TOO_FEW', 'vip_coin')
    const amount = decimalAmount(amountMinor, player.currency)
    if (await paidLately(tx, { playerId, kind: 'vip', amountMinor, at })) return amount
    if (player.vipPoints < points) throw fieldRefusal('POINTS_TOO_FEW', 'vip_coin')
    await requireNoBreak(tx, playerId, at)
    if (await areBonusesStopped(tx, [playerId])) throw new Refusal('BONUSES_STOPPED')
    await sql`
      UPDATE player SET vip_points = vip_points - ${points} WHERE id = ${playerId}
    `.execute(tx)
    await grantBonus(ports, tx, { player, kind: 'vip', amountMinor, at })
    return amount
  })
}

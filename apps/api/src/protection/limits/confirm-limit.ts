import { changeState, type LimitName } from '@maidan/cashier'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { releaseAsides } from '../floors/release-asides.ts'
import { amountTexts, limitTexts } from './limit-texts.ts'
import { findLimit, readLimits } from './read-limits.ts'
import { writeLimit } from './write-limit.ts'

type Ports = { clock: Clock; db: Db }

/**
 * The second yes to a looser limit: it holds from now on. Refuses with STATE_CHANGED where nothing is
 * asked for any more, and with LIMIT_NOT_YET before its day is over.
 */
export function confirmLimit(
  ports: Ports,
  { playerId, kind, period }: LimitName & { playerId: bigint },
): Promise<void> {
  const name = { kind, period }
  return inTransaction(ports.db, async (tx) => {
    const player = await lockPlayer(tx, playerId)
    const at = ports.clock.now()
    const asked = findLimit(await readLimits(tx, { playerId, at }), name)?.change
    if (!asked) throw new Refusal('STATE_CHANGED')
    const { amount, usableAt, lapsesAt } = asked
    const times = { usableAtMs: usableAt.getTime(), lapsesAtMs: lapsesAt.getTime() }
    if (changeState(times, at.getTime()) === 'waiting')
      throw new Refusal('LIMIT_NOT_YET', { params: { from: siteMinute(usableAt) } })
    await writeLimit(tx, { playerId, ...name, amount, at })
    if (kind === 'deposit') await releaseAsides(tx, { playerId, at })
    const params = { limit: limitTexts(name), amount: amountTexts(name, amount, player.currency) }
    await notifyPlayer(tx, player, { code: 'playLimitHolds', params })
  })
}

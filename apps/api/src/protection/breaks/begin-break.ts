import { breakKind, breakLengths, breakUntil, type BreakLength } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { checkOwnPassword } from '../../identity/flows/check-own-password.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { readBreakUntil } from './read-break.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; log: Logger }

type Wish = { player: PlayerIdentity; length: BreakLength; password: string; ip: string }

/**
 * Begins a break on the player's password and answers when it ends. It holds from its commit on: the
 * cash account is locked as bets lock it, so that a bet is either before it or refused. One that runs is
 * only lengthened. Refuses with PASSWORD_WRONG, BREAK_SHORTER.
 */
export async function beginBreak(
  ports: Ports,
  { player, length, password, ip }: Wish,
): Promise<Date> {
  const { playerId } = player
  await ports.limits.take('secretPerPlayer', playerId.toString())
  await checkOwnPassword(ports, { player, password, ip })
  return inTransaction(ports.db, async (tx) => {
    const { language } = await lockPlayer(tx, playerId)
    const at = ports.clock.now()
    const running = await readBreakUntil(tx, playerId)
    if (!breakLengths(running?.getTime() ?? null, at.getTime()).includes(length))
      throw new Refusal('BREAK_SHORTER', { params: { until: siteMinute(running ?? at) } })
    const until = new Date(breakUntil(length, at.getTime()))
    await writeBreak(tx, { playerId, length, at, until })
    const params = { until: siteMinute(until) }
    await notifyPlayer(tx, { id: playerId, language }, { code: 'breakBegan', params })
    return until
  })
}

type Begun = { playerId: bigint; length: BreakLength; at: Date; until: Date }

async function writeBreak(tx: Tx, { playerId, length, at, until }: Begun) {
  await sql`
    INSERT INTO play_break (player_id, kind, began_at, until_at)
    VALUES (${playerId}, ${breakKind(length)}, ${at}, ${until})
  `.execute(tx)
  await sql`UPDATE player SET break_until = ${until} WHERE id = ${playerId}`.execute(tx)
}

import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { codeRefusal, redeemCode } from '../../bonuses/flows/redeem-code.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { tellAdded } from './tell-phone.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db }

type Ask = {
  player: PlayerIdentity
  purpose: 'verify_phone' | 'verify_number'
  code: string
  ip: string
}

/** Makes the number that the code went to a verified one of the player's; an added one is told of. */
export async function verifyPhone(ports: Ports, { player, purpose, code, ip }: Ask) {
  const { playerId } = player
  const subject = playerId.toString()
  const outcome = await inTransaction(ports.db, async (tx) => {
    const tried = await redeemCode(ports, tx, { purpose, subject, code })
    if (tried.kind === 'right') await markVerified(tx, player, tried.target, ports.clock.now())
    return tried
  })
  if (outcome.kind !== 'right') throw await codeRefusal(ports, outcome, { playerId, ip, purpose })
}

/** A number has one verified owner; the unique index decides between two at the same moment. */
async function markVerified(tx: Tx, player: PlayerIdentity, phone: string, now: Date) {
  const { playerId } = player
  const { rows } = await sql`
    SELECT 1 FROM player_phone
    WHERE phone = ${phone} AND player_id <> ${playerId} AND verified_at IS NOT NULL
  `.execute(tx)
  if (rows.length > 0) throw new Refusal('PHONE_TAKEN')
  const marked = await sql<{ ordinal: number; shown: string }>`
    UPDATE player_phone SET verified_at = ${now}
    WHERE player_id = ${playerId} AND phone = ${phone} AND verified_at IS NULL
    RETURNING ordinal, shown
  `.execute(tx)
  for (const { ordinal, shown } of marked.rows)
    if (ordinal > 0) await tellAdded(tx, player, { ordinal, shown, verifiedAt: now })
}

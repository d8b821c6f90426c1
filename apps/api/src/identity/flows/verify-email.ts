import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { codeRefusal, redeemCode } from '../../bonuses/flows/redeem-code.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db }

type Ask = { player: PlayerIdentity; code: string; ip: string }

/** Makes the player's e-mail a verified one, if the code went to it. */
export async function verifyEmail(ports: Ports, { player, code, ip }: Ask) {
  const { playerId } = player
  const purpose = 'verify_email'
  const outcome = await inTransaction(ports.db, async (tx) => {
    const tried = await redeemCode(ports, tx, { purpose, subject: playerId.toString(), code })
    if (tried.kind === 'right')
      await sql`
        UPDATE player SET email_verified_at = ${ports.clock.now()}
        WHERE id = ${playerId} AND email = ${tried.target} AND email_verified_at IS NULL
      `.execute(tx)
    return tried
  })
  if (outcome.kind !== 'right') throw await codeRefusal(ports, outcome, { playerId, ip, purpose })
}

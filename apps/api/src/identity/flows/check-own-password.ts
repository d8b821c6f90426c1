import { sql } from 'kysely'
import { verifyPassword } from '../../platform/security/hash-password.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'

type Ports = { log: Logger; db: Db }

/** A password that a player types once more, inside their session. */
export type OwnPassword = { player: PlayerIdentity; password: string; ip: string }

/** Refuses at its field unless it is the player's present password; answers its hash. */
export async function checkOwnPassword(ports: Ports, given: OwnPassword, field = 'password') {
  const { password, ip } = given
  const { playerId } = given.player
  const { rows } = await sql<{ password_hash: string }>`
    SELECT password_hash FROM player WHERE id = ${playerId}
  `.execute(ports.db)
  const present = rows[0]?.password_hash ?? null
  if (await verifyPassword(present, password)) return present
  await recordSecurityEvent(ports, { kind: 'password_wrong', playerId, ip, detail: {} })
  throw fieldRefusal('PASSWORD_WRONG', field)
}

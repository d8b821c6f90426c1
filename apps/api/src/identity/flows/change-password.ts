import { sql } from 'kysely'
import { hashPassword } from '../../platform/security/hash-password.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { isEasyPassword } from '../rules/password-rules.ts'
import { readPhones } from '../queries/read-phones.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { replacePassword } from './replace-password.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { log: Logger; db: Db; limits: Limits }

type Change = { player: PlayerIdentity; oldPassword: string; newPassword: string; ip: string }

/** Changes the password of who knows the present one, and ends every session, this one too. */
export async function changePassword(ports: Ports, { player, ...change }: Change) {
  const { playerId, username } = player
  await ports.limits.take('passwordChangePerPlayer', playerId.toString())
  const phones = (await readPhones(ports.db, playerId)).map(({ phone }) => phone)
  if (isEasyPassword(change.newPassword, { username, phones }))
    throw fieldRefusal('PASSWORD_COMMON', 'new_password')
  const given = { player, password: change.oldPassword, ip: change.ip }
  const present = await checkOwnPassword(ports, given, 'old_password')
  const passwordHash = await hashPassword(change.newPassword)
  await inTransaction(ports.db, async (tx) => {
    const unchanged = await sql`
      SELECT 1 FROM player WHERE id = ${playerId} AND password_hash = ${present} FOR UPDATE
    `.execute(tx)
    if (unchanged.rows.length === 0) throw new Refusal('STATE_CHANGED')
    await replacePassword(tx, playerId, passwordHash)
  })
}

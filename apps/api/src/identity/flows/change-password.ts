import { sql } from 'kysely'
import { hashPassword, verifyPassword } from '../../platform/security/hash-password.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { isEasyPassword } from '../rules/password-rules.ts'
import { readPhones } from '../queries/read-phones.ts'
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
  const { rows } = await sql<{ password_hash: string }>`
    SELECT password_hash FROM player WHERE id = ${playerId}
  `.execute(ports.db)
  const present = rows[0]?.password_hash ?? null
  if (!(await verifyPassword(present, change.oldPassword))) {
    const { ip } = change
    await recordSecurityEvent(ports, { kind: 'password_wrong', playerId, ip, detail: {} })
    throw fieldRefusal('PASSWORD_WRONG', 'old_password')
  }
  const passwordHash = await hashPassword(change.newPassword)
  await inTransaction(ports.db, async (tx) => {
    const unchanged = await sql`
      SELECT 1 FROM player WHERE id = ${playerId} AND password_hash = ${present} FOR UPDATE
    `.execute(tx)
    if (unchanged.rows.length === 0) throw new Refusal('STATE_CHANGED')
    await replacePassword(tx, playerId, passwordHash)
  })
}

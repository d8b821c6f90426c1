import { sql } from 'kysely'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { newAuthenticator, openSecret } from '../authenticator/authenticator-secret.ts'
import { spendCode } from '../authenticator/spend-code.ts'
import { stepOf } from '../../platform/authenticator/step-of.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { checkOwnPassword } from './change-own-password.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

type Beginning = { staff: StaffIdentity; password: string }

/** Shows a member of staff a new authenticator, which does not count before it is confirmed. */
export async function beginAuthenticator(ports: Ports, { staff, password }: Beginning) {
  const { staffId: id, username } = staff
  await checkOwnPassword(ports, staff, password)
  const { sealed, shown } = newAuthenticator(ports, { id, username })
  await sql`UPDATE staff SET totp_pending = ${sealed} WHERE id = ${id}`.execute(ports.db)
  return shown
}

type Confirmation = { staff: StaffIdentity; totp: string; oldTotp: string; ip: string }
type Kept = { totp_secret: string | null; totp_pending: string | null }

/** Confirms the new one; who has an authenticator shows a code of that too. Other sessions end. */
export async function setAuthenticator(ports: Ports, confirmation: Confirmation): Promise<void> {
  const { staff, ip } = confirmation
  await ports.limits.take('secretPerStaff', staff.staffId.toString())
  const wrong = await inTransaction(ports.db, (tx) => confirm(ports, tx, confirmation))
  if (wrong === null) return
  const detail = { username: staff.username }
  await recordSecurityEvent(ports, { kind: 'staff_code_wrong', ip, detail })
  throw fieldRefusal('STAFF_CODE_WRONG', wrong)
}

/** Answers the field whose code is wrong, or null when it is done. */
async function confirm(ports: Ports, tx: Tx, { staff, totp, oldTotp, ip }: Confirmation) {
  const { staffId, sessionId } = staff
  const { present, pending } = await readSecrets(ports, tx, staffId)
  if (present !== undefined) {
    const known = { staffId, secret: present ?? '', code: oldTotp }
    if (present === null || !(await spendCode(ports, tx, known))) return 'old_totp'
  }
  const step = await stepOf(ports.clock.now(), pending, totp)
  if (step === null) return 'totp'
  await sql`
    UPDATE staff SET totp_secret = totp_pending, totp_pending = NULL, totp_step = ${step}
    WHERE id = ${staffId}
  `.execute(tx)
  await endStaffSessions(tx, staffId, sessionId)
  const at = ports.clock.now()
  await writeAudit(tx, { staff, act: 'staff.authenticator', subject: `staff:${staffId}`, ip, at })
  return null
}

/** `present` is undefined without one, and null where its key is lost: then two people recover it. */
async function readSecrets(ports: Ports, tx: Tx, staffId: bigint) {
  const { rows } = await sql<Kept>`
    SELECT totp_secret, totp_pending FROM staff WHERE id = ${staffId} FOR UPDATE
  `.execute(tx)
  const { totp_secret: kept = null, totp_pending: waits = null } = rows[0] ?? {}
  const pending = waits === null ? null : openSecret(ports, staffId, waits)
  if (pending === null) throw new Refusal('STATE_CHANGED')
  return { pending, present: kept === null ? undefined : openSecret(ports, staffId, kept) }
}

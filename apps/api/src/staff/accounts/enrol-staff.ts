import { sql } from 'kysely'
import { hashPassword } from '../../platform/security/hash-password.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import {
  newAuthenticator,
  openSecret,
  showAuthenticator,
} from '../authenticator/authenticator-secret.ts'
import { spendCode } from '../authenticator/spend-code.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { findEnrolling, type Claim } from './find-enrolling.ts'
import { closeEnrolment } from './open-enrolment.ts'
import { openStaffSession, type OpenedSession } from './open-staff-session.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

type Caller = { ip: string; agent: string }

/** Shows an invited person the authenticator that they confirm next; the same one when asked again. */
export async function beginEnrolment(ports: Ports, claim: Claim, { ip }: Caller) {
  await ports.limits.take('enrolPerIp', ip)
  const shown = await inTransaction(ports.db, async (tx) => {
    const staff = await findEnrolling(ports, tx, claim)
    if (!staff) return null
    const known = staff.totp_pending && openSecret(ports, staff.id, staff.totp_pending)
    if (known) return showAuthenticator(staff.username, known)
    const fresh = newAuthenticator(ports, staff)
    await sql`UPDATE staff SET totp_pending = ${fresh.sealed} WHERE id = ${staff.id}`.execute(tx)
    return fresh.shown
  })
  return shown ?? refuseClaim(ports, claim, ip)
}

/** Enrols an invited person: password, authenticator, and a first session. The code is void then. */
export async function enrolStaff(
  ports: Ports,
  { password, totp, ...claim }: Claim & { password: string; totp: string },
  { ip, agent }: Caller,
): Promise<OpenedSession> {
  await ports.limits.take('enrolPerIp', ip)
  checkStaffPassword({ username: claim.username, password }, 'password')
  const passwordHash = await hashPassword(password)
  const session = await inTransaction(ports.db, async (tx) => {
    const staff = await findEnrolling(ports, tx, claim)
    if (!staff) return null
    const secret = openSecret(ports, staff.id, staff.totp_pending ?? '')
    if (secret === null || !(await spendCode(ports, tx, { staffId: staff.id, secret, code: totp })))
      throw fieldRefusal('STAFF_CODE_WRONG', 'totp')
    await sql`
      UPDATE staff SET status = 'active', password_hash = ${passwordHash},
        totp_secret = totp_pending, totp_pending = NULL
      WHERE id = ${staff.id}
    `.execute(tx)
    await closeEnrolment(tx, staff.id)
    return openStaffSession(tx, { staff, act: 'staff.enrol', ip, agent, at: ports.clock.now() })
  })
  return session ?? refuseClaim(ports, claim, ip)
}

/** The same refusal for every wrong part of a claim; its name is kept, for whom it may concern. */
async function refuseClaim(ports: Ports, { username }: Claim, ip: string): Promise<never> {
  await recordSecurityEvent(ports, { kind: 'staff_enrolment_failed', ip, detail: { username } })
  throw new Refusal('ENROLMENT_INVALID')
}

import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import { verifyPassword } from '../../platform/security/hash-password.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { openStaffSession } from '../accounts/open-staff-session.ts'
import { openSecret } from '../authenticator/authenticator-secret.ts'
import { spendCode } from '../authenticator/spend-code.ts'
import { forgiveLogIns, takeLogInLimits } from './take-log-in-limits.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

type LogIn = {
  username: string
  password: string
  totp?: string | undefined
  ip: string
  agent: string
}

type Row = {
  id: bigint
  username: string
  password_hash: string | null
  role: StaffRole
  totp_secret: string | null
}

/** Checks a member of staff and opens a session; the same refusal for every wrong part. */
export async function logStaffIn(ports: Ports, { username, password, totp, ip, agent }: LogIn) {
  const tried = { username: username.toLowerCase(), ip }
  await takeLogInLimits(ports, tried)
  const { rows } = await sql<Row>`
    SELECT id, username, password_hash, role, totp_secret FROM staff
    WHERE username = ${tried.username} AND status = 'active'
  `.execute(ports.db)
  const staff = rows[0]
  const right = await verifyPassword(staff?.password_hash ?? null, password)
  if (!staff || !right) {
    await recordSecurityEvent(ports, { kind: 'staff_login_failed', ip, detail: {} })
    throw new Refusal('INVALID_CREDENTIALS')
  }
  await checkSecondFactor(ports, staff, totp ?? '', ip)
  await forgiveLogIns(ports, tried)
  const at = ports.clock.now()
  return inTransaction(ports.db, (tx) =>
    openStaffSession(tx, { staff, act: 'staff.login', ip, agent, at }),
  )
}

/** Where an authenticator is required, staff without one cannot come in. */
async function checkSecondFactor(ports: Ports, staff: Row, code: string, ip: string) {
  if (staff.totp_secret === null) {
    if (ports.config.STAFF_TOTP === 'required') throw new Refusal('STAFF_CODE_NEEDED')
    return
  }
  if (code === '') throw new Refusal('STAFF_CODE_NEEDED')
  const secret = openSecret(ports, staff.id, staff.totp_secret)
  const { id: staffId, username } = staff
  if (secret !== null && (await spendCode(ports, ports.db, { staffId, secret, code }))) return
  await recordSecurityEvent(ports, { kind: 'staff_code_wrong', ip, detail: { username } })
  throw new Refusal('STAFF_CODE_NEEDED')
}

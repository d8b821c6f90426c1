import { sql } from 'kysely'
import { verifyPassword } from '../../platform/security/hash-password.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffRole } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { openStaffSession } from '../accounts/open-staff-session.ts'
import { openSecret } from '../authenticator/authenticator-secret.ts'
import { spendCode } from '../authenticator/spend-code.ts'
import { forgiveLogIns, takeLogInLimits } from './take-log-in-limits.ts'

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
export async function logStaffIn(ctx: Context, { username, password, totp, ip, agent }: LogIn) {
  const tried = { username: username.toLowerCase(), ip }
  await takeLogInLimits(ctx, tried)
  const { rows } = await sql<Row>`
    SELECT id, username, password_hash, role, totp_secret FROM staff
    WHERE username = ${tried.username} AND status = 'active'
  `.execute(ctx.db)
  const staff = rows[0]
  const right = await verifyPassword(staff?.password_hash ?? null, password)
  if (!staff || !right) {
    await recordSecurityEvent(ctx, { kind: 'staff_login_failed', ip, detail: {} })
    throw new Refusal('INVALID_CREDENTIALS')
  }
  await checkSecondFactor(ctx, staff, totp ?? '', ip)
  await forgiveLogIns(ctx, tried)
  const at = ctx.clock.now()
  return inTransaction(ctx.db, (tx) =>
    openStaffSession(tx, { staff, act: 'staff.login', ip, agent, at }),
  )
}

/** Where an authenticator is required, staff without one cannot come in. */
async function checkSecondFactor(ctx: Context, staff: Row, code: string, ip: string) {
  if (staff.totp_secret === null) {
    if (ctx.config.STAFF_TOTP === 'required') throw new Refusal('STAFF_CODE_NEEDED')
    return
  }
  if (code === '') throw new Refusal('STAFF_CODE_NEEDED')
  const secret = openSecret(ctx, staff.id, staff.totp_secret)
  const { id: staffId, username } = staff
  if (secret !== null && (await spendCode(ctx, ctx.db, { staffId, secret, code }))) return
  await recordSecurityEvent(ctx, { kind: 'staff_code_wrong', ip, detail: { username } })
  throw new Refusal('STAFF_CODE_NEEDED')
}

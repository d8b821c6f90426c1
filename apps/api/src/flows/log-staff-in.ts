import { sql } from 'kysely'
import { verify as verifyTotp } from 'otplib'
import { newToken } from '../auth/hash-token.ts'
import { verifyPassword } from '../auth/hash-password.ts'
import { recordSecurityEvent } from '../auth/record-security-event.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { StaffRole } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { forgiveLogIns, takeLogInLimits } from '../staff/take-log-in-limits.ts'
import { writeAudit } from '../staff/write-audit.ts'

type LogIn = { username: string; password: string; totp?: string | undefined; ip: string }

type Row = {
  id: bigint
  username: string
  password_hash: string
  role: StaffRole
  totp_secret: string | null
  totp_step: bigint
}

const TOTP_STEP_SECONDS = 30

/** Checks a member of staff and opens a session; the same refusal for every wrong part. */
export async function logStaffIn(ctx: Context, { username, password, totp, ip }: LogIn) {
  const tried = { username: username.toLowerCase(), ip }
  await takeLogInLimits(ctx, tried)
  const { rows } = await sql<Row>`
    SELECT id, username, password_hash, role, totp_secret, totp_step FROM staff
    WHERE username = ${tried.username} AND status = 'active'
  `.execute(ctx.db)
  const staff = rows[0]
  const right = await verifyPassword(staff?.password_hash ?? null, password)
  if (!staff || !right) {
    await recordSecurityEvent(ctx, { kind: 'staff_login_failed', ip, detail: {} })
    throw new Refusal('INVALID_CREDENTIALS')
  }
  await checkSecondFactor(ctx, staff, totp ?? '')
  await forgiveLogIns(ctx, tried)
  return openSession(ctx, staff, ip)
}

/** An authenticator code counts once; where it is required, staff without one cannot come in. */
async function checkSecondFactor(ctx: Context, staff: Row, code: string) {
  if (staff.totp_secret === null) {
    if (ctx.config.STAFF_TOTP === 'required') throw new Refusal('STAFF_CODE_NEEDED')
    return
  }
  if (!/^\d{6}$/.test(code)) throw new Refusal('STAFF_CODE_NEEDED')
  const step = BigInt(Math.floor(ctx.clock.now().getTime() / 1000 / TOTP_STEP_SECONDS))
  const { valid } = await verifyTotp({ secret: staff.totp_secret, token: code })
  const { rows } = valid
    ? await sql`
        UPDATE staff SET totp_step = ${step} WHERE id = ${staff.id} AND totp_step < ${step} RETURNING id
      `.execute(ctx.db)
    : { rows: [] }
  if (rows.length === 0) throw new Refusal('STAFF_CODE_NEEDED')
}

function openSession(ctx: Context, staff: Row, ip: string) {
  const { token, hash } = newToken()
  const { id, username, role } = staff
  return inTransaction(ctx.db, async (tx) => {
    await sql`
      INSERT INTO staff_session (staff_id, token_hash, ip) VALUES (${id}, ${hash}, ${ip})
    `.execute(tx)
    const at = ctx.clock.now()
    await writeAudit(tx, { staff, act: 'staff.login', subject: `staff:${id}`, detail: {}, ip, at })
    return { token, username, role }
  })
}

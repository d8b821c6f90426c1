import { sql } from 'kysely'
import { verify } from 'otplib'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Clock } from '../../platform/clock.ts'

type Ports = { clock: Clock }

const STEP_SECONDS = 30

type Spend = {
  staffId: bigint
  /** As the authenticator app has it. */
  secret: string
  code: string
}

/** Whether the code is the secret's present one; a code counts once, so a right one is then spent. */
export async function spendCode(
  { clock }: Ports,
  db: Db | Tx,
  { staffId, secret, code }: Spend,
): Promise<boolean> {
  const step = await stepOf(clock.now(), secret, code)
  if (step === null) return false
  const { rows } = await sql`
    UPDATE staff SET totp_step = ${step} WHERE id = ${staffId} AND totp_step < ${step} RETURNING id
  `.execute(db)
  return rows.length > 0
}

/** The present step of time if the code is the secret's of that step, else null. */
export async function stepOf(now: Date, secret: string, code: string): Promise<bigint | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const { valid } = await verify({ secret, token: code, epoch })
  return valid ? BigInt(Math.floor(epoch / STEP_SECONDS)) : null
}

import { sql } from 'kysely'
import { stepOf } from '../../platform/authenticator/step-of.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Clock } from '../../platform/clock.ts'

type Ports = { clock: Clock }

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

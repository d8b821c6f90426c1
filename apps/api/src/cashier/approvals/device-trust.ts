import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** What a phone forwards may credit claims, unless it was taken out of use meanwhile. */
export const deviceTrust: ApprovalAct<'device.trust'> = async (_, tx, { command, at }) => {
  const { numAffectedRows } = await sql`
    UPDATE device SET trusted_at = ${at}
    WHERE id = ${BigInt(command.deviceId)} AND trusted_at IS NULL AND revoked_at IS NULL
  `.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('STATE_CHANGED')
}

import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/**
 * What a phone forwards may credit claims, unless it was taken out of use meanwhile; whoever agrees
 * gives the second part of its secret.
 */
export const deviceTrust: ApprovalAct<'device.trust'> = async (_, tx, agreed) => {
  const { askedBy, agreedBy, at } = agreed
  const deviceId = BigInt(agreed.command.deviceId)
  // A phone whose whole secret one person knows has no first part of the asker's.
  const { numAffectedRows } = await sql`
    UPDATE device d SET trusted_at = ${at} FROM device_part p
    WHERE d.id = ${deviceId} AND d.trusted_at IS NULL AND d.revoked_at IS NULL
      AND p.device_id = d.id AND p.giver = ${askedBy.username}
  `.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('STATE_CHANGED')
  await sql`
    INSERT INTO device_part (device_id, giver, place) VALUES (${deviceId}, ${agreedBy.username}, 2)
  `.execute(tx)
}

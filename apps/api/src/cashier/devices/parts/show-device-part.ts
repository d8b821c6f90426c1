import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../../platform/http/handler.ts'
import { giveDevicePart, type GivenPart } from './give-device-part.ts'

type Ports = { clock: Clock; config: Config; db: Db }

type Asking = { deviceId: bigint; staff: StaffIdentity; ip: string }

/** Shows a member of staff their own part of a phone's secret; that they looked is in the audit. */
export function showDevicePart(ports: Ports, asking: Asking): Promise<GivenPart> {
  const { deviceId, staff, ip } = asking
  return inTransaction(ports.db, async (tx) => {
    const given = await giveDevicePart(ports, tx, { deviceId, giver: staff.username })
    const at = ports.clock.now()
    const subject = `device:${given.device}`
    await writeAudit(tx, { staff, act: 'device.part', subject, ip, at })
    return given
  })
}

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { giveDevicePart, type GivenPart } from './parts/give-device-part.ts'

type Ports = { clock: Clock; config: Config; db: Db }

type Addition = {
  name: string
  accountIds: readonly bigint[]
  reason: string
  staff: StaffIdentity
  ip: string
}
type Added = GivenPart & { id: number }

const CODE_BYTES = 9

/**
 * Adds a phone with the SIM of free receiving accounts, of one number at each method: a message
 * does not say to which of two it came. Its secret has two parts: the asker's is answered here, the
 * other one is of the second person who agrees (law 24); without it the phone is not heard.
 */
export function addDevice(ports: Ports, addition: Addition): Promise<Added> {
  const { name, accountIds, reason: why, staff, ip } = addition
  if (name === '') throw fieldRefusal('VALIDATION_FAILED', 'name')
  const device = randomBytes(CODE_BYTES).toString('base64url')
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const numbers = await lockFree(tx, accountIds)
    const { rows } = await sql<{ id: bigint }>`
      INSERT INTO device (code, name, added_at) VALUES (${device}, ${name}, ${at}) RETURNING id
    `.execute(tx)
    const id = rows[0]?.id ?? 0n
    await sql`
      INSERT INTO device_account (device_id, receiving_account_id)
      SELECT ${id}, unnest(${[...accountIds]}::bigint[])
    `.execute(tx)
    await sql`
      INSERT INTO device_part (device_id, giver, place) VALUES (${id}, ${staff.username}, 1)
    `.execute(tx)
    const evidence = {
      reasons: ['always' as const],
      claimed: { phone: name, account_number: numbers.join(', ') },
      found: {},
      effect: {},
    }
    const asking = { kind: 'device.trust' as const, subject: `device:${device}`, why, evidence }
    const command = { deviceId: id.toString() }
    await askApproval(tx, { ...asking, command, staff, ip, at }, 'reason')
    const given = await giveDevicePart(ports, tx, { deviceId: id, giver: staff.username })
    return { id: Number(id), ...given }
  })
}

/** The numbers of the accounts, locked so that no other phone gets them meanwhile. */
async function lockFree(tx: Tx, accountIds: readonly bigint[]): Promise<string[]> {
  const { rows } = await sql<{ method_key: string; account_number: string; is_held: boolean }>`
    SELECT r.method_key, r.account_number, EXISTS (
      SELECT 1 FROM device_account a
      WHERE a.receiving_account_id = r.id AND a.released_at IS NULL
    ) AS is_held
    FROM receiving_account r WHERE r.id = ANY(${[...accountIds]}::bigint[])
    ORDER BY r.id FOR NO KEY UPDATE
  `.execute(tx)
  const numbers = new Set(rows.map((row) => `${row.method_key} ${row.account_number}`))
  const methods = new Set(rows.map((row) => row.method_key))
  const isFree = rows.length > 0 && rows.length === accountIds.length
  if (!isFree || rows.some((row) => row.is_held) || numbers.size !== methods.size)
    throw fieldRefusal('DEVICE_ACCOUNTS', 'accounts')
  return [...numbers]
}

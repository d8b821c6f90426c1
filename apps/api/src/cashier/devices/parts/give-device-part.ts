import { sql } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import {
  joinDeviceParts,
  newDevicePart,
  openDevicePart,
  sealDevicePart,
  sealDeviceSecret,
} from './device-secret.ts'

type Ports = { config: Config }

type Asking = { deviceId: bigint; giver: string }

/** Where the part stands in the secret of which phone: 1 or 2. */
export type GivenPart = { device: string; part: string; place: number }

/**
 * Makes the giver's part of a phone's secret and answers it, once. Whoever has lost what they saw
 * takes another, and the earlier one is void. @throws NOT_FOUND to whoever gives none, and once the
 * phone has spoken: then nobody has to type anything any more.
 */
export async function giveDevicePart(
  { config }: Ports,
  tx: Tx,
  { deviceId, giver }: Asking,
): Promise<GivenPart> {
  const { code, place } = await lockPart(tx, { deviceId, giver })
  const part = newDevicePart()
  await sql`
    UPDATE device_part SET sealed_part = ${sealDevicePart(config, { code, place }, part)}
    WHERE device_id = ${deviceId} AND giver = ${giver}
  `.execute(tx)
  const secret = joinDeviceParts(await readParts(config, tx, { deviceId, code }))
  const sealed = secret === null ? null : sealDeviceSecret(config, code, secret)
  await sql`UPDATE device SET sealed_secret = ${sealed} WHERE id = ${deviceId}`.execute(tx)
  return { device: code, part, place }
}

async function lockPart(tx: Tx, { deviceId, giver }: Asking) {
  const { rows } = await sql<{ code: string; place: number }>`
    SELECT d.code, p.place FROM device d JOIN device_part p ON p.device_id = d.id
    WHERE d.id = ${deviceId} AND p.giver = ${giver} AND d.revoked_at IS NULL AND d.heard_at IS NULL
    FOR NO KEY UPDATE OF d
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The parts that were shown, in their order. */
async function readParts(
  config: Config,
  tx: Tx,
  { deviceId, code }: { deviceId: bigint; code: string },
): Promise<string[]> {
  const { rows } = await sql<{ place: number; sealed_part: string | null }>`
    SELECT place, sealed_part FROM device_part WHERE device_id = ${deviceId} ORDER BY place
  `.execute(tx)
  return rows.flatMap(({ place, sealed_part: sealed }) => {
    const part = sealed === null ? null : openDevicePart(config, { code, place, sealed })
    return part === null ? [] : [part]
  })
}

import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { noteBadSignature } from '../../platform/security/note-bad-signature.ts'
import {
  newDevicePart,
  openDeviceSecret,
  sealDeviceSecret,
  signDevicePost,
} from './parts/device-secret.ts'

type Ports = { clock: Clock; config: Config; db: Db; limits: Limits; log: Logger }

type Post = { code: string; time: string; signature: string; body: Buffer; ip: string }

/** How far a phone's clock may be from ours. */
const CLOCK_WINDOW_MS = 5 * 60_000

/** Who has no secret is held against this one, so that their refusal takes no less time. */
const NOBODYS_SECRET = newDevicePart()

/**
 * The phone that signed a post. One that is not known, is out of use, has no whole secret yet or
 * signed wrongly is refused in the same words, and recorded.
 */
export async function checkDeviceSignature(ports: Ports, post: Post): Promise<bigint> {
  const { code, time, body, ip } = post
  checkClock(ports.clock, time)
  const row = await findDevice(ports.db, code)
  const sealed = row?.sealed_secret ?? null
  const opened = sealed === null ? null : openDeviceSecret(ports.config, { code, sealed })
  const expected = signDevicePost(opened?.secret ?? NOBODYS_SECRET, { code, time, body })
  const fits = isSame(expected, post.signature)
  if (row && opened && fits) {
    if (opened.isOld) await sealAgain(ports, { id: row.id, code, secret: opened.secret })
    return row.id
  }
  await noteBadSignature(ports, { ip, detail: { device: code } })
  throw new Refusal('INVALID_SIGNATURE')
}

function checkClock(clock: Clock, time: string) {
  const isNear =
    /^\d{13}$/.test(time) && Math.abs(clock.now().getTime() - Number(time)) <= CLOCK_WINDOW_MS
  if (!isNear) throw new Refusal('DEVICE_CLOCK')
}

async function findDevice(db: Db, code: string) {
  const { rows } = await sql<{ id: bigint; sealed_secret: string | null }>`
    SELECT id, sealed_secret FROM device WHERE code = ${code} AND revoked_at IS NULL
  `.execute(db)
  return rows[0]
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Brings a secret under the present key of the house, so that a former one can be forgotten. */
async function sealAgain(
  { config, db }: Ports,
  { id, code, secret }: { id: bigint; code: string; secret: string },
) {
  const sealed = sealDeviceSecret(config, code, secret)
  await sql`UPDATE device SET sealed_secret = ${sealed} WHERE id = ${id}`.execute(db)
}

import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { NOTICE_GOOD_SECONDS, postNotice } from '../../platform/push/post-notice.ts'
import { readVapidKeys, type VapidKeys } from '../../platform/push/vapid-keys.ts'
import { showNotice, type Notice } from './notice.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db }

/** Notices taken at once, and sent side by side. */
const ROWS_MAX = 20
const TRIES_MAX = 6
const RETRY_PAUSE_MAX_SECONDS = 300
/** For how long a taken notice belongs to its process; after a crash another one takes it. */
const LEASE_SECONDS = 30

type Row = {
  id: bigint
  device_id: bigint
  notice: Notice
  tries: number
  endpoint: string
  public_key: string
  auth: string
  shows_amounts: boolean
  language: Language
}

/** Sends the notices that wait; returns how many it took. */
export async function sendNotices(ports: Ports): Promise<number> {
  const rows = await take(ports.db)
  if (rows.length === 0) return 0
  const keys = await readVapidKeys(ports)
  await Promise.all(rows.map((row) => send(ports, keys, row)))
  return rows.length
}

async function take(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH taken AS (
      UPDATE push_notice
      SET tries = tries + 1, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id IN (
        SELECT id FROM push_notice WHERE next_try_at <= now()
        ORDER BY next_try_at, id LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
      ) RETURNING id, device_id, notice, tries
    )
    SELECT taken.id, taken.device_id, taken.notice, taken.tries, d.endpoint, d.public_key, d.auth,
      d.shows_amounts, d.language
    FROM taken JOIN push_device d ON d.id = taken.device_id
    JOIN player_session s ON s.id = d.session_id WHERE s.ended_at IS NULL
  `.execute(db)
  return rows
}

async function send(ports: Ports, keys: VapidKeys, row: Row) {
  const { config, clock, log, db } = ports
  const { endpoint, public_key: publicKey, auth, language, shows_amounts: showsAmounts } = row
  try {
    const shown = showNotice(row.notice, { language, showsAmounts })
    const device = { endpoint, publicKey, auth }
    const posted = await postNotice({ config, keys, now: clock.now() }, device, shown)
    if (posted === 'taken') return await drop(db, row.id)
    log.info({ device: row.device_id.toString() }, 'a device that shows no notices any more')
    await sql`DELETE FROM push_device WHERE id = ${row.device_id}`.execute(db)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const { tries } = row
    log.warn({ notice: row.id.toString(), tries, reason }, 'a notice was not sent')
    return tries < TRIES_MAX ? retryLater(db, row) : drop(db, row.id)
  }
}

async function drop(db: Db, id: bigint) {
  await sql`DELETE FROM push_notice WHERE id = ${id}`.execute(db)
}

/** Later, or not at all once it is no news any more. */
async function retryLater(db: Db, { id, tries }: Row) {
  const pauseSeconds = Math.min(4 ** tries, RETRY_PAUSE_MAX_SECONDS)
  await sql`
    UPDATE push_notice SET next_try_at = now() + make_interval(secs => ${pauseSeconds})
    WHERE id = ${id}
  `.execute(db)
  await sql`
    DELETE FROM push_notice
    WHERE id = ${id} AND created_at < now() - make_interval(secs => ${NOTICE_GOOD_SECONDS})
  `.execute(db)
}

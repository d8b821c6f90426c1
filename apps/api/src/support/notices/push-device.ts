import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { readVapidKeys } from '../../platform/push/vapid-keys.ts'

/** Devices of one player at most; the one that was not seen for longest gives way. */
const DEVICES_PER_PLAYER_MAX = 10

type Own = Pick<PlayerIdentity, 'playerId' | 'sessionId' | 'language'>
type Settings = CallAnswer<Calls['findPushDevice']>['device']
type Saved = { endpoint: string; p256dh: string; auth: string } & NonNullable<Settings>

/**
 * What this browser shows of the player's notices. From now on it belongs to this session; what it
 * showed of somebody else is over, since it is the player who holds it now.
 */
export async function findPushDevice(db: Db, own: Own, endpoint: string): Promise<Settings> {
  const { playerId, sessionId, language } = own
  await sql`
    DELETE FROM push_device WHERE endpoint = ${endpoint} AND player_id <> ${playerId}
  `.execute(db)
  const { rows } = await sql<NonNullable<Settings>>`
    UPDATE push_device SET session_id = ${sessionId}, language = ${language}, seen_at = now()
    WHERE endpoint = ${endpoint} RETURNING kinds, shows_amounts
  `.execute(db)
  return rows[0] ?? null
}

/** Keeps what this browser is to show. */
export function savePushDevice(db: Db, own: Own, device: Saved): Promise<void> {
  const { playerId, sessionId, language } = own
  const { endpoint, p256dh, auth, kinds, shows_amounts } = device
  return inTransaction(db, async (tx) => {
    await sql`
      INSERT INTO push_device
        (endpoint, player_id, session_id, public_key, auth, kinds, shows_amounts, language)
      VALUES (${endpoint}, ${playerId}, ${sessionId}, ${p256dh}, ${auth}, ${kinds}::text[],
        ${shows_amounts}, ${language})
      ON CONFLICT (endpoint) DO UPDATE SET player_id = EXCLUDED.player_id,
        session_id = EXCLUDED.session_id, public_key = EXCLUDED.public_key,
        auth = EXCLUDED.auth, kinds = EXCLUDED.kinds, shows_amounts = EXCLUDED.shows_amounts,
        language = EXCLUDED.language, seen_at = now()
    `.execute(tx)
    await forgetOldest(tx, playerId)
  })
}

async function forgetOldest(tx: Tx, playerId: bigint) {
  await sql`
    DELETE FROM push_device WHERE id IN (
      SELECT id FROM push_device WHERE player_id = ${playerId}
      ORDER BY seen_at DESC, id DESC OFFSET ${DEVICES_PER_PLAYER_MAX}
    )
  `.execute(tx)
}

/** Forgets this browser; one that is not the player's stays as it is. */
export async function forgetPushDevice(db: Db, playerId: bigint, endpoint: string): Promise<void> {
  await sql`
    DELETE FROM push_device WHERE endpoint = ${endpoint} AND player_id = ${playerId}
  `.execute(db)
}

/** The answer of the calls about a device. */
export async function answerDevice(ports: { config: Config; db: Db }, device: Settings) {
  return { public_key: (await readVapidKeys(ports)).publicKey, device }
}

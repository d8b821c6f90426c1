import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { nameDevice } from './name-device.ts'
import { regionOf, shortenAddress } from './shorten-address.ts'

/** The latest sessions that a new one is compared with. */
const SESSIONS_COMPARED = 200

const UNKNOWN: Texts = { en: 'a device that gives no name', bn: 'নাম জানা যায়নি এমন ডিভাইস' }

type Seen = { ip: string; agent: string }

/**
 * Leaves a letter when a player logs in with a device, or from a part of the network, that they
 * have not used before; not at their first log-in. Comes before the session is written.
 */
export async function tellNewDevice(tx: Tx, playerId: bigint, now: Seen): Promise<void> {
  const { rows } = await sql<Seen>`
    SELECT ip, agent FROM player_session WHERE player_id = ${playerId}
    ORDER BY created_at DESC LIMIT ${SESSIONS_COMPARED}
  `.execute(tx)
  if (rows.length === 0 || rows.some((before) => isSame(before, now))) return
  const { browser, system } = nameDevice(now.agent)
  const named = [browser, system].filter((name) => name !== '').join(', ')
  const params = { device: named === '' ? UNKNOWN : named, address: shortenAddress(now.ip) }
  await writeInbox(tx, playerId, { code: 'newDevice', params })
}

function isSame(before: Seen, now: Seen): boolean {
  const [one, other] = [nameDevice(before.agent), nameDevice(now.agent)]
  return (
    one.browser === other.browser &&
    one.system === other.system &&
    regionOf(before.ip) === regionOf(now.ip)
  )
}

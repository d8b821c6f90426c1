import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { countriesServed } from '../rules/countries-served.ts'
import { readPhone, type ReadPhone } from '../rules/read-phone.ts'
import { readPhones } from '../queries/read-phones.ts'
import type { Config } from '../../platform/config.ts'

type Ports = { config: Config; db: Db }

/** Places of the extra phones; 0 is the main one. */
const EXTRA_PLACES = [1, 2] as const

/** Adds an extra phone, not yet verified, in the first free place of two. */
export async function addPhone(ports: Ports, player: PlayerIdentity, typed: string) {
  const read = readPhone(typed, player.currency, countriesServed(ports.config))
  if (!read.ok) throw refusalOf(read.reason)
  const { phone, shown } = read
  await inTransaction(ports.db, async (tx) => {
    await sql`SELECT 1 FROM player WHERE id = ${player.playerId} FOR UPDATE`.execute(tx)
    const phones = await readPhones(tx, player.playerId)
    if (phones.some((own) => own.phone === phone)) throw fieldRefusal('PHONE_ADDED', 'phone')
    const place = EXTRA_PLACES.find((free) => phones.every(({ ordinal }) => ordinal !== free))
    if (!place) throw new Refusal('PHONES_FULL')
    if (await belongsToOther(tx, phone)) throw fieldRefusal('PHONE_TAKEN', 'phone')
    await sql`
      INSERT INTO player_phone (player_id, ordinal, phone, shown)
      VALUES (${player.playerId}, ${place}, ${phone}, ${shown})
    `.execute(tx)
  })
}

function refusalOf(reason: Extract<ReadPhone, { ok: false }>['reason']): Refusal {
  return fieldRefusal(reason === 'country' ? 'COUNTRY_NOT_SERVED' : 'PHONE_INVALID', 'phone')
}

async function belongsToOther(tx: Tx, phone: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM player_phone WHERE phone = ${phone} AND verified_at IS NOT NULL
  `.execute(tx)
  return rows.length > 0
}

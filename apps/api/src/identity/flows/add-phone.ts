import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { countriesServed } from '../rules/countries-served.ts'
import { readPhone, type ReadPhone } from '../rules/read-phone.ts'
import { readPhones } from '../queries/read-phones.ts'
import type { Config } from '../../platform/config.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; db: Db; limits: Limits }

/** Places of the extra phones; 0 is the main one. */
const EXTRA_PLACES = [1, 2] as const

/**
 * Adds an extra phone, not yet verified, in the first free place of two. A number that another player
 * has verified is answered like any other: whoever has it in hand reads by SMS that it is taken, and
 * nobody else learns whose numbers are players'.
 */
export async function addPhone(ports: Ports, player: PlayerIdentity, typed: string) {
  await ports.limits.take('numberPerPlayer', player.playerId.toString())
  const read = readPhone(typed, player.currency, countriesServed(ports.config))
  if (!read.ok) throw refusalOf(read.reason)
  const { phone, shown } = read
  await inTransaction(ports.db, async (tx) => {
    await sql`SELECT 1 FROM player WHERE id = ${player.playerId} FOR UPDATE`.execute(tx)
    const phones = await readPhones(tx, player.playerId)
    if (phones.some((own) => own.phone === phone)) throw fieldRefusal('PHONE_ADDED', 'phone')
    const place = EXTRA_PLACES.find((free) => phones.every(({ ordinal }) => ordinal !== free))
    if (!place) throw new Refusal('PHONES_FULL')
    await sql`
      INSERT INTO player_phone (player_id, ordinal, phone, shown)
      VALUES (${player.playerId}, ${place}, ${phone}, ${shown})
    `.execute(tx)
  })
}

function refusalOf(reason: Extract<ReadPhone, { ok: false }>['reason']): Refusal {
  return fieldRefusal(reason === 'country' ? 'COUNTRY_NOT_SERVED' : 'PHONE_INVALID', 'phone')
}

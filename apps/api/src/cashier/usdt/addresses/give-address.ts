import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { DepositKey } from './deposit-key.ts'

type Given = { key: DepositKey; playerId: bigint; at: Date }

/**
 * The player's own address under the house's key, made at their first request. The caller has the
 * player's lock; an index that was dealt is never dealt again, also when nothing comes of it.
 */
export async function giveAddress(tx: Tx, { key, playerId, at }: Given): Promise<string> {
  const { rows } = await sql<{ address: string }>`
    SELECT address FROM usdt_address
    WHERE player_id = ${playerId} AND key_fingerprint = ${key.fingerprint}
  `.execute(tx)
  const [own] = rows
  if (own) return own.address
  const index = await nextIndex(tx)
  const address = key.addressAt(Number(index))
  await sql`
    INSERT INTO usdt_address (address, player_id, key_fingerprint, key_index, given_at)
    VALUES (${address}, ${playerId}, ${key.fingerprint}, ${index}, ${at})
  `.execute(tx)
  return address
}

async function nextIndex(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ next: bigint }>`
    SELECT nextval('usdt_address_index') AS next
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the sequence of addresses dealt no index')
  return row.next
}

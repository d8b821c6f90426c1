import type { Db, Tx } from '../../platform/database/db.ts'
import { phoneCountry } from '../rules/read-phone.ts'
import { readOwnPhones } from './own-phones.ts'

/**
 * Where a player is from, by their main phone, which the sign-up held against the countries served: two
 * capital letters; null where the number tells of none.
 */
export async function playerCountry(db: Db | Tx, playerId: bigint): Promise<string | null> {
  const [main] = await readOwnPhones(db, playerId)
  return main === undefined ? null : phoneCountry(main.phone)
}

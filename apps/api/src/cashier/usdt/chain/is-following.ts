import type { Db, Tx } from '../../../platform/database/db.ts'
import { readCursor } from './chain-cursor.ts'

/** Whether the house follows the chain now: what comes to an address would be seen. */
export async function isFollowing(db: Db | Tx): Promise<boolean> {
  const cursor = await readCursor(db)
  return cursor !== null && cursor.broken === null
}

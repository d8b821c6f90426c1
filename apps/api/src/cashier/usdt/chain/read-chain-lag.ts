import { chainLagMinutes } from '@maidan/cashier'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Usdt } from '../open-usdt.ts'
import { readCursor } from './chain-cursor.ts'

type Ports = { clock: Clock; db: Db; usdt: Usdt | null }

/**
 * By how many minutes the last block that was read is behind the clock: the node lags, or is away, and
 * what players send is credited later by as much. Null while all is well, and in a house without it.
 */
export async function readChainLag({ clock, db, usdt }: Ports): Promise<number | null> {
  if (usdt === null) return null
  const cursor = await readCursor(db)
  return cursor && chainLagMinutes(cursor.at.getTime(), clock.now().getTime())
}

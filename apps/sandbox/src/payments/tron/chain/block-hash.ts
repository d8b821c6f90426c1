import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { PLACE_SQL } from '../transactions/place-sql.ts'

/** A chain as it is seen: which one, and how high it is. */
export type Sight = { seed: string; head: number }

const HEIGHT_DIGITS = 16
const HASH_DIGITS = 64

/**
 * The id of a block: its height, then a hash of the chain, of what is in the block and of how often
 * it was replaced.
 */
export async function blockHash(
  db: Pool | PoolClient,
  { seed, head }: Sight,
  height: number,
): Promise<string> {
  const { rows } = await db.query<{ times: number; txids: string[] | null }>(
    `select (select count(*)::integer from tron.transaction
         where replaced_at <= $1 and block <= $2 and replaced_at > $2) as times,
       (select array_agg(txid order by number) from tron.transaction
         where $2 in (block, later_block) and ${PLACE_SQL} = $2) as txids`,
    [head, height],
  )
  const [content] = rows
  const hash = hashOf(seed, height, content?.times ?? 0, ...(content?.txids ?? []))
  const number = height.toString(16).padStart(HEIGHT_DIGITS, '0')
  return number + hash.slice(HEIGHT_DIGITS, HASH_DIGITS)
}

/** A hash over texts and numbers, in hex. */
export function hashOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(':')).digest('hex')
}

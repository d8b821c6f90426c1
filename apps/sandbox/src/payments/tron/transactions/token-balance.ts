import type { Pool, PoolClient } from 'pg'
import { oneRow } from '../../../games/db/one-row.ts'
import type { TronNode } from '../node/tron-node.ts'
import { PLACE_SQL } from './place-sql.ts'

/** What came to an address of the token, less what left it; a replaced block brought and took nothing. */
export async function tokenBalance(
  db: Pool | PoolClient,
  { chain, contract }: TronNode,
  address: string,
): Promise<bigint> {
  const found = await db.query<{ micro: string }>(
    `select coalesce(sum(amount_micro) filter (where receiver = $2), 0)
       - coalesce(sum(amount_micro) filter (where sender = $2), 0) as micro
     from tron.transfer join tron.transaction using (txid)
     where $2 in (sender, receiver) and token = $3 and ${PLACE_SQL} is not null`,
    [chain.head(), address, contract],
  )
  return BigInt(oneRow(found).micro)
}

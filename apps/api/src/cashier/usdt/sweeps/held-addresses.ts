import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A player's address with dollars on it. */
export type HeldAddress = {
  address: string
  player_id: bigint
  username: string
  micro: bigint
  /** Whether a sweep that is under way asks for them. */
  is_asked: boolean
}

/** The addresses that hold something, by the blocks read so far, those with most first. */
export async function heldAddresses(db: Db | Tx): Promise<HeldAddress[]> {
  const { rows } = await sql<HeldAddress>`
    SELECT a.address, a.player_id, p.username, came.micro - coalesce(gone.micro, 0) AS micro,
      EXISTS (SELECT FROM usdt_sweep_line l WHERE l.address = a.address AND l.state = 'open')
        AS is_asked
    FROM usdt_address a JOIN player p ON p.id = a.player_id
    JOIN (SELECT address, sum(micro)::bigint AS micro FROM usdt_transfer GROUP BY 1) came
      USING (address)
    LEFT JOIN (SELECT address, sum(micro)::bigint AS micro FROM usdt_outgoing GROUP BY 1) gone
      USING (address)
    WHERE came.micro > coalesce(gone.micro, 0)
    ORDER BY micro DESC, a.address
  `.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lockNumbers } from '../../../platform/database/lock-numbers.ts'

/** Tokens that left an address of ours. */
export type Outgoing = {
  txid: string
  logIndex: number
  address: string
  receiver: string
  micro: bigint
  feeSun: number
}

type Seen = { height: number; at: Date; sweepTo: string | null }

/**
 * Keeps what left an address, and ends with it the line of a sweep that asked for it. What went to no
 * address of the house is kept as strange: whoever signed it has the key. It waits for a sweep that is
 * being written down, which would else ask for what has left.
 */
export async function keepOutgoing(tx: Tx, outgoing: Outgoing, { height, at, sweepTo }: Seen) {
  const { txid, logIndex, address, receiver, micro, feeSun } = outgoing
  await sql`SELECT pg_advisory_xact_lock(${lockNumbers.usdtSweep})`.execute(tx)
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO usdt_outgoing (txid, log_index, block_height, block_at, address, receiver, micro,
      fee_sun, is_own)
    VALUES (${txid}, ${logIndex}, ${height}, ${at}, ${address}, ${receiver}, ${micro}, ${feeSun},
      coalesce(${receiver} = ${sweepTo}::text, false)
        OR EXISTS (SELECT FROM usdt_sweep WHERE receiver = ${receiver}))
    ON CONFLICT (txid, log_index) DO NOTHING RETURNING id
  `.execute(tx)
  const [kept] = rows
  if (!kept) return
  await sql`
    UPDATE usdt_sweep_line l SET state = 'swept', outgoing_id = ${kept.id}
    FROM usdt_sweep s
    WHERE s.id = l.sweep_id AND l.address = ${address} AND l.state = 'open'
      AND s.receiver = ${receiver}
  `.execute(tx)
}

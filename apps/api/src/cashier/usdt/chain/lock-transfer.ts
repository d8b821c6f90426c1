import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** Dollars that came to a player's address and are not credited yet. */
export type WaitingTransfer = {
  id: bigint
  playerId: bigint
  txid: string
  micro: bigint
  address: string
  sender: string
  /** The time of its block. */
  at: Date
}

type Row = {
  id: bigint
  player_id: bigint
  txid: string
  micro: bigint
  address: string
  sender: string
  block_at: Date
}

/** Locks a transfer until the end of the transaction; null if it was credited meanwhile. */
export async function lockTransfer(tx: Tx, id: bigint): Promise<WaitingTransfer | null> {
  const { rows } = await sql<Row>`
    SELECT t.id, a.player_id, t.txid, t.micro, t.address, t.sender, t.block_at
    FROM usdt_transfer t JOIN usdt_address a ON a.address = t.address
    WHERE t.id = ${id} AND t.outcome = 'waiting' FOR NO KEY UPDATE OF t
  `.execute(tx)
  const [row] = rows
  if (!row) return null
  const { player_id: playerId, block_at: at, txid, micro, address, sender } = row
  return { id: row.id, playerId, txid, micro, address, sender, at }
}

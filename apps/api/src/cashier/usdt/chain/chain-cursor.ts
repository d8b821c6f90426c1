import type { Block, BlockName, ChainBreak } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** The last block that was read, and why the next one does not follow it. */
export type ChainCursor = BlockName & { at: Date; broken: string | null }

type Row = { height: bigint; block_id: string; block_at: Date; broken: string | null }

/** Where the house has read to; null before its first block. */
export async function readCursor(db: Db | Tx): Promise<ChainCursor | null> {
  const { rows } = await sql<Row>`
    SELECT height, block_id, block_at, broken FROM usdt_cursor
  `.execute(db)
  const [row] = rows
  if (!row) return null
  const { height, block_id: id, block_at: at, broken } = row
  return { height: Number(height), id, at, broken }
}

/** Begins at a block: nobody has an address of ours yet that something could have come to. */
export async function beginCursor(db: Db, { height, id, atMs }: Block, now: Date) {
  await sql`
    INSERT INTO usdt_cursor (height, block_id, block_at, read_at)
    VALUES (${height}, ${id}, ${new Date(atMs)}, ${now}) ON CONFLICT DO NOTHING
  `.execute(db)
}

/**
 * Steps from one block to the next.
 *
 * @throws Error where somebody else has read on meanwhile: they have what the block holds, too.
 */
export async function stepCursor(tx: Tx, last: BlockName, next: Block, now: Date) {
  const { rows } = await sql`
    UPDATE usdt_cursor SET height = ${next.height}, block_id = ${next.id},
      block_at = ${new Date(next.atMs)}, read_at = ${now}, broken = NULL, broken_at = NULL
    WHERE height = ${last.height} AND block_id = ${last.id} RETURNING 1 AS one
  `.execute(tx)
  if (rows.length === 0) throw new Error(`block ${last.height} of TRON is no longer the last read`)
}

/**
 * Keeps why the chain cannot be followed, and since when; null once it can be again. Answers whether
 * that is news.
 */
export async function noteBreak(db: Db, why: ChainBreak | null, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE usdt_cursor SET broken = ${why}, broken_at = ${why === null ? null : now}
    WHERE broken IS DISTINCT FROM ${why}
  `.execute(db)
  return numAffectedRows > 0n
}

import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Ids that one value of the sequence stands for. */
const BLOCK = 1000

/** Ids kept ready for what a book matches beyond what its orders ask for. */
const SPARE = 4 * BLOCK

/** Ids of orders and matches, fetched in blocks so that a batch never waits for one. */
export type IdBlocks = {
  /** The next id. Throws if a batch takes more than were made ready for it. */
  nextId: () => number
  /** Makes sure that so many ids can be dealt without asking the database. */
  dealIds: (count: number) => Promise<void>
}

export function openIdBlocks(db: Db): IdBlocks {
  const blocks: number[] = []
  let next = 0
  let end = 0
  const left = () => end - next + blocks.length * BLOCK
  return {
    nextId() {
      if (next >= end) {
        const block = blocks.shift()
        if (block === undefined) throw new Error('a batch needs more ids than were dealt')
        next = block
        end = block + BLOCK
      }
      return next++
    },
    async dealIds(count) {
      while (left() < count + SPARE) blocks.push(await fetchBlock(db))
    },
  }
}

async function fetchBlock(db: Db): Promise<number> {
  const { rows } = await sql<{ start: bigint }>`
    SELECT nextval('exchange_id_block') AS start
  `.execute(db)
  return Number(rows[0]?.start)
}

import { sql } from 'kysely'
import type { Clock } from '../../context.ts'
import type { Db, Tx } from '../../db/open-database.ts'
import type { MarketRoom } from '../room/market-room.ts'
import type { Bettor } from './matcher-command.ts'

/** Ids that one value of the sequence stands for. */
const BLOCK = 1000

/** Ids kept ready for what a book matches beyond what its orders ask for. */
const SPARE = 4 * BLOCK

/** Ids of the house's offers begin here: they are never written. */
const HOUSE_IDS_FROM = 2 ** 52

/** What a matcher remembers between its batches. */
export type MatcherMemory = {
  rooms: Map<string, MarketRoom>
  bettors: Map<number, Bettor>
  now: () => number
  /** The next id of an order or match. */
  nextId: () => number
  nextHouseId: () => number
  /** Makes sure that so many ids can be dealt without asking the database. */
  dealIds: (count: number) => Promise<void>
  /** Throws if another process has taken the markets over. */
  assertOwner: (tx: Tx, marketIds: readonly bigint[]) => Promise<void>
}

export function openMatcherMemory(
  { db, clock }: { db: Db; clock: Clock },
  assertOwner: MatcherMemory['assertOwner'],
): MatcherMemory {
  const blocks: number[] = []
  let next = 0
  let end = 0
  let nextHouse = HOUSE_IDS_FROM
  const left = () => end - next + blocks.length * BLOCK
  return {
    rooms: new Map(),
    bettors: new Map(),
    now: () => clock.now().getTime(),
    nextHouseId: () => nextHouse++,
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
    assertOwner,
  }
}

async function fetchBlock(db: Db): Promise<number> {
  const { rows } = await sql<{ start: bigint }>`
    SELECT nextval('exchange_id_block') AS start
  `.execute(db)
  return Number(rows[0]?.start)
}

import { sql } from 'kysely'
import type { Clock } from '../../context.ts'
import type { Db } from '../../platform/database/open-database.ts'
import type { LiveMarket } from '../engine/market/live-market.ts'
import { openHouseRisk, type HouseRisk } from '../engine/house/house-risk.ts'
import type { Bettor, MarketPrice } from '../engine/commands/command.ts'
import type { ShardLease } from './shard-lease.ts'

/** Ids that one value of the sequence stands for. */
const BLOCK = 1000

/** Ids kept ready for what a book matches beyond what its orders ask for. */
const SPARE = 4 * BLOCK

/** Ids of the house's offers begin here: they are never written. */
const HOUSE_IDS_FROM = 2 ** 52

/** What the feed said of a market, which no database keeps: a market read anew begins with it. */
export type Reported = {
  price: MarketPrice
  /** When the feed was last known to stand by it. */
  aliveAtMs: number
  /** The market's version when it was forgotten, and until when only cancels were taken then. */
  version: number
  cancelsOnlyUntilMs: number | null
}

/** What a matcher remembers between its batches. */
export type MatcherMemory = {
  markets: Map<string, LiveMarket>
  /** The last price of each market that is not closed. */
  reported: Map<string, Reported>
  bettors: Map<number, Bettor>
  now: () => number
  /** The next id of an order or match. */
  nextId: () => number
  nextHouseId: () => number
  /** Makes sure that so many ids can be dealt without asking the database. */
  dealIds: (count: number) => Promise<void>
  lease: ShardLease
  risk: HouseRisk
}

export function openMatcherMemory(
  { db, clock }: { db: Db; clock: Clock },
  lease: ShardLease,
): MatcherMemory {
  const blocks: number[] = []
  let next = 0
  let end = 0
  let nextHouse = HOUSE_IDS_FROM
  const left = () => end - next + blocks.length * BLOCK
  return {
    markets: new Map(),
    reported: new Map(),
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
    lease,
    risk: openHouseRisk(),
  }
}

/** Forgets a market, but not what the feed said of it. */
export function forgetMarket({ markets, reported }: MatcherMemory, code: string) {
  const market = markets.get(code)
  const known = reported.get(code)
  if (market && known) {
    known.aliveAtMs = Math.max(known.aliveAtMs, market.life.lastPriceAtMs ?? 0)
    known.version = Math.max(known.version, market.life.version)
    known.cancelsOnlyUntilMs = market.life.cancelsOnlyUntilMs
  }
  markets.delete(code)
}

async function fetchBlock(db: Db): Promise<number> {
  const { rows } = await sql<{ start: bigint }>`
    SELECT nextval('exchange_id_block') AS start
  `.execute(db)
  return Number(rows[0]?.start)
}

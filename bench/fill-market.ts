import { openLedger, type openDatabase } from '@maidan/api'
import { tickOfOdds } from '@maidan/money'
import { sql } from 'kysely'
import { inParts, openBettors, type BenchBettor } from './open-bettors.ts'

type Database = ReturnType<typeof openDatabase>

const BETS_PER_PLAYER = 20
/** Players whose bets one statement writes; an even number keeps the pairs together. */
const WRITTEN_AT_ONCE = 500
/** Even money, so that both sides of a match hold the same. */
const EVEN_TICK = tickOfOdds(200)
const STAKE_MINOR = 10_000n
const FUNDED_MINOR = 10_000_000n

/**
 * Fills a market with matched bets as if they had been taken one by one: players in pairs, one backs
 * the first runner and the other lays it, with what both may lose held in the ledger.
 */
export async function fillMarket(
  database: Database,
  { code, bets }: { code: string; bets: number },
) {
  const { db, pool } = database
  const count = bets / BETS_PER_PLAYER
  const bettors = await openBettors(database, { count, fundedMinor: FUNDED_MINOR })
  const { rows } = await sql<{ id: bigint }>`SELECT id FROM market WHERE code = ${code}`.execute(db)
  const marketId = rows[0]?.id ?? 0n
  const liabilityMinor = STAKE_MINOR * BigInt(BETS_PER_PLAYER)
  const ledger = openLedger({ db, pool })
  await inParts(bettors, async ({ playerId, cash, exposure }) => {
    const key = `exposure:${marketId}:${playerId}:1`
    const step = { kind: 'transfer', from: cash, to: exposure, reason: 'exposure' } as const
    const steps = [{ ...step, amountMinor: liabilityMinor }]
    await ledger.post({ key, fingerprint: key, steps })
  })
  await sql`
    INSERT INTO exposure (player_id, market_id, liability_minor, version)
    SELECT id, ${marketId}::bigint, ${liabilityMinor}::bigint, 1
    FROM unnest(${bettors.map(({ playerId }) => playerId)}::bigint[]) id
  `.execute(db)
  for (let from = 0; from < bettors.length; from += WRITTEN_AT_ONCE)
    await writeBets(database, marketId, bettors.slice(from, from + WRITTEN_AT_ONCE))
  await sql`ANALYZE exchange_order, bet_match, exposure`.execute(db)
}

async function writeBets({ db }: Database, marketId: bigint, bettors: readonly BenchBettor[]) {
  const pairs = bettors.flatMap(({ playerId }, index) => {
    const other = bettors[index + 1]
    return index % 2 === 0 && other ? [{ back: playerId, lay: other.playerId }] : []
  })
  const backs = pairs.map(({ back }) => back)
  const lays = pairs.map(({ lay }) => lay)
  await sql`
    WITH ids AS (
      SELECT b.back, b.lay, nextval('exchange_id_block') AS block
      FROM unnest(${backs}::bigint[], ${lays}::bigint[]) AS b (back, lay)
    ), bets AS (
      SELECT block + n * 3 AS match_id, block + n * 3 + 1 AS id, back AS player, 'back' AS side
      FROM ids, generate_series(1, ${BETS_PER_PLAYER}) n
      UNION ALL
      SELECT block + n * 3, block + n * 3 + 2, lay, 'lay'
      FROM ids, generate_series(1, ${BETS_PER_PLAYER}) n
    ), orders AS (
      INSERT INTO exchange_order (id, player_id, market_id, runner_id, side, tick, size_minor,
        matched_minor, state, market_version, placed_at)
      SELECT id, player, ${marketId}::bigint, 1, side, ${EVEN_TICK}::smallint, ${STAKE_MINOR}::bigint,
        ${STAKE_MINOR}::bigint, 'done', 1, now()
      FROM bets
    )
    INSERT INTO bet_match (id, order_id, player_id, market_id, tick, stake_minor, profit_minor, matched_at)
    SELECT match_id, id, player, ${marketId}::bigint, ${EVEN_TICK}::smallint, ${STAKE_MINOR}::bigint,
      ${STAKE_MINOR}::bigint, now()
    FROM bets
  `.execute(db)
}

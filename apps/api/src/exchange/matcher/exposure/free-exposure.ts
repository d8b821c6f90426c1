import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { surplusOf, type Changes, type Holding } from '@maidan/exchange/engine'
import { holdCommand, postHolds, writeHoldings } from './hold-exposure.ts'
import type { Bettor } from '../matcher-command.ts'
import type { MatcherMemory } from '../matcher-memory.ts'

type Ports = { db: Db; ledger: Ledger }

/** What a player's exposure has to become, and where their money is. */
type Surplus = { bettor: Bettor; holding: Holding }

/** Players looked after in one transaction at most. */
const HOLDINGS_MAX = 400

/**
 * Frees what is no longer at risk after a batch (law 14). It has a transaction of its own, so that
 * all its accounts are locked in one order: a batch that had locked its takers' accounts first could
 * wait for a maker's for ever. A crash in between is mended when the market is read again.
 */
export async function freeExposure(ctx: Ports, memory: MatcherMemory, touched: Changes['touched']) {
  const players = [...new Set([...touched.values()].flatMap((ids) => [...ids]))]
  await readBettors(ctx.db, memory, players)
  const surplus = [...touched].flatMap(([market, ids]) =>
    [...ids].flatMap((playerId): Surplus[] => {
      const bettor = memory.bettors.get(playerId)
      const holding = bettor && surplusOf(market, playerId)
      return holding ? [{ bettor, holding }] : []
    }),
  )
  for (let from = 0; from < surplus.length; from += HOLDINGS_MAX)
    await freeSome(ctx, memory, surplus.slice(from, from + HOLDINGS_MAX))
}

async function freeSome(ctx: Ports, { lease }: MatcherMemory, surplus: readonly Surplus[]) {
  const commands = surplus.map(({ bettor, holding }) => holdCommand(bettor, [holding]))
  const holdings = surplus.map(({ holding }) => holding)
  await ctx.db.transaction().execute(async (tx) => {
    await lease.assertOwner(
      tx,
      holdings.map(({ market }) => market.id),
    )
    const results = await postHolds(tx, ctx.ledger, commands)
    const wrong = results.find(({ status }) => status !== 'posted')
    if (wrong) throw new Error(`freeing exposure was ${JSON.stringify(wrong)}`)
    await writeHoldings(tx, holdings)
  })
}

/** Makers are known by their ids alone until their money moves. */
async function readBettors(db: Db, memory: MatcherMemory, players: readonly number[]) {
  const unknown = players.filter((id) => !memory.bettors.has(id))
  if (unknown.length === 0) return
  const { rows } = await sql<{ id: bigint; cash_account: bigint; exposure_account: bigint }>`
    SELECT id, cash_account, exposure_account FROM player
    WHERE id = ANY(${unknown}::bigint[]) AND exposure_account IS NOT NULL
  `.execute(db)
  for (const row of rows) {
    const bettor: Bettor = {
      playerId: Number(row.id),
      cash: row.cash_account,
      exposure: row.exposure_account,
    }
    memory.bettors.set(bettor.playerId, bettor)
  }
}

import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { findMarket } from '../../desk/find-market.ts'
import { houseOutcomes } from '../../desk/house-outcomes.ts'
import { showBrief, type BriefRow } from '../../desk/market-briefs.ts'
import { outcomeText, type Outcome } from '../../views/outcome-text.ts'
import { selectBets, showBet } from '../../views/show-bets.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApprovals } from '../../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

/** The last bets that are shown. */
const BETS_MAX = 50
/** The last requests that are shown. */
const REQUESTS_MAX = 50

export const staffMarket: Handler<Calls['staffMarket']> = async (ctx, { staff, params }) => {
  requireRole(staff, 'trader', 'auditor')
  const market = await findMarket(ctx, params.code)
  const outcomes = await houseOutcomes(ctx, market)
  const reader = { staff, at: ctx.clock.now() }
  const requests = await showApprovals(ctx.db, reader, {
    where: sql`a.subject = ${`market:${market.code}`}`,
    limit: REQUESTS_MAX,
  })
  return {
    market: await showBrief(ctx, market),
    runners: (market.runners ?? []).map(({ id, name }) => ({ selection_id: id, name })),
    outcomes: outcomes.map(({ selectionId, name, houseMinor }) => ({
      selection_id: selectionId,
      name,
      house: decimalAmount(houseMinor, 'BDT'),
    })),
    bets: await lastBets(ctx, market),
    settlements: await settlementsOf(ctx, market),
    requests,
  }
}

async function lastBets({ db }: Context, { id }: BriefRow) {
  const rows = await selectBets(db, { where: sql`o.market_id = ${id}`, limit: BETS_MAX })
  const { rows: players } = await sql<{ id: bigint; username: string }>`
    SELECT o.id, p.username FROM exchange_order o JOIN player p ON p.id = o.player_id
    WHERE o.id = ANY(${rows.map((row) => row.id)}::bigint[])
  `.execute(db)
  const names = new Map(players.map((player) => [player.id, player.username]))
  return rows.map((row) => {
    const {
      bet_id,
      selection_name,
      market_name,
      side,
      odds,
      run,
      stake,
      matched,
      state,
      placed_at,
    } = showBet(row)
    const selection = selection_name === '' ? market_name : selection_name
    const username = names.get(row.id) ?? ''
    return { bet_id, username, selection, side, odds, run, stake, matched, state, placed_at }
  })
}

type Settled = {
  version: number
  outcome: Outcome
  decided_by: string
  reason: string
  decided_at: Date
  done_at: Date | null
}

async function settlementsOf({ db }: Context, { id, runners }: BriefRow) {
  const { rows } = await sql<Settled>`
    SELECT version, outcome, decided_by, reason, decided_at, done_at FROM market_settlement
    WHERE market_id = ${id} ORDER BY version DESC
  `.execute(db)
  return rows.map(({ version, outcome, decided_by, reason, decided_at, done_at }) => ({
    version,
    result: outcomeText(outcome, runners ?? []),
    decided_by,
    reason,
    decided_at: decided_at.toISOString(),
    done: done_at !== null,
  }))
}

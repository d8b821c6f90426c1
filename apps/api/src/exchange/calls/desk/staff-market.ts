import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { findMarket } from '../../desk/find-market.ts'
import { houseOutcomes } from '../../desk/house-outcomes.ts'
import { showBrief, type BriefRow } from '../../desk/market-briefs.ts'
import { outcomeText, type Outcome } from '../../views/outcome-text.ts'
import { selectBets, showBet } from '../../views/show-bets.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApprovals } from '../../../platform/approvals/show-approvals.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Exchange } from '../../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange; readNotes: ReadNotes }

/** The last bets that are shown. */
const BETS_MAX = 50
/** The last requests that are shown. */
const REQUESTS_MAX = 50

export const staffMarket: Handler<Calls['staffMarket'], Ports> = async (
  ports,
  { staff, params, ip },
) => {
  requireRole(staff, 'trader', 'auditor')
  const market = await findMarket(ports, params.code)
  const { bets, playerIds } = await lastBets(ports, market)
  await notePlayersRead(ports, { staff, ip }, playerIds)
  const outcomes = await houseOutcomes(ports, market)
  const reader = { staff, at: ports.clock.now() }
  const requests = await showApprovals(ports.db, reader, {
    where: sql`a.subject = ${`market:${market.code}`}`,
    limit: REQUESTS_MAX,
  })
  return {
    market: await showBrief(ports, market),
    runners: (market.runners ?? []).map(({ id, name }) => ({ selection_id: id, name })),
    outcomes: outcomes.map(({ selectionId, name, houseMinor }) => ({
      selection_id: selectionId,
      name,
      house: decimalAmount(houseMinor, 'BDT'),
    })),
    bets,
    settlements: await settlementsOf(ports, market),
    requests,
  }
}

async function lastBets({ db }: Ports, { id }: BriefRow) {
  const rows = await selectBets(db, { where: sql`o.market_id = ${id}`, limit: BETS_MAX })
  const { rows: players } = await sql<{ id: bigint; username: string }>`
    SELECT o.id, p.username FROM exchange_order o JOIN player p ON p.id = o.player_id
    WHERE o.id = ANY(${rows.map((row) => row.id)}::bigint[])
  `.execute(db)
  const names = new Map(players.map((player) => [player.id, player.username]))
  const bets = rows.map((row) => {
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
  return { bets, playerIds: rows.map(({ player_id }) => player_id) }
}

type Settled = {
  version: number
  outcome: Outcome
  decided_by: string
  reason: string
  decided_at: Date
  done_at: Date | null
}

async function settlementsOf({ db }: Ports, { id, runners }: BriefRow) {
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

import { HOME_CURRENCY } from '@maidan/contract'
import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { findMarket } from '../../desk/find-market.ts'
import { houseOutcomes } from '../../desk/house-outcomes.ts'
import { showBrief, type BriefRow } from '../../desk/market-briefs.ts'
import { listMarketBets, type MarketBet } from '../../queries/list-market-bets.ts'
import { listSettlements, type SettlementRow } from '../../queries/list-settlements.ts'
import { outcomeText } from '../../views/outcome-text.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listRequestsOn } from '../../../platform/approvals/list-requests-on.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Exchange } from '../../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange; readNotes: ReadNotes }

export const staffMarket: Handler<Calls['staffMarket'], Ports> = async (
  ports,
  { staff, params, ip },
) => {
  requireRole(staff, 'trader', 'auditor')
  const market = await findMarket(ports, params.code)
  const outcomes = await houseOutcomes(ports, market)
  const reader = { staff, at: ports.clock.now() }
  const bets = await listMarketBets(ports.db, market.id)
  const playerIds = bets.map(({ playerId }) => playerId)
  await notePlayersRead(ports, { staff, ip }, playerIds)
  const settlements = await listSettlements(ports.db, market.id)
  return {
    market: await showBrief(ports, market),
    runners: (market.runners ?? []).map(({ id, name }) => ({ selection_id: id, name })),
    outcomes: outcomes.map(({ selectionId, name, houseMinor }) => ({
      selection_id: selectionId,
      name,
      house: decimalAmount(houseMinor, HOME_CURRENCY),
    })),
    bets: bets.map(asBetLine),
    settlements: settlements.map((row) => asSettlement(row, market)),
    requests: await listRequestsOn(ports.db, `market:${market.code}`, reader),
  }
}

function asBetLine({ username, bet }: MarketBet) {
  const { bet_id, selection_name, market_name, side, odds, run, stake, matched, state } = bet
  const selection = selection_name === '' ? market_name : selection_name
  const { placed_at } = bet
  return { bet_id, username, selection, side, odds, run, stake, matched, state, placed_at }
}

function asSettlement(row: SettlementRow, { runners }: BriefRow) {
  const { version, outcome, decided_by, reason, decided_at, done_at } = row
  return {
    version,
    result: outcomeText(outcome, runners ?? []),
    decided_by,
    reason,
    decided_at: decided_at.toISOString(),
    done: done_at !== null,
  }
}

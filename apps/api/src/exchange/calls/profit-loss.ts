import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { listProfits, type ProfitRow } from '../queries/list-profits.ts'
import { outcomeText } from '../views/outcome-text.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

const DAYS_DEFAULT = '7'

export const profitLoss: Handler<Calls['profitLoss'], Ports> = async (
  { db, clock },
  { query, player, language },
) => {
  const { sport = null, days = DAYS_DEFAULT } = query
  const asked = { playerId: player.playerId, sport, days, at: clock.now(), language }
  const rows = await listProfits(db, asked)
  // A settlement that a later one replaced stands in the list, and in no sum.
  const counted = rows.filter(({ replaced }) => !replaced)
  const sum = (of: (row: ProfitRow) => bigint) =>
    money(counted.reduce((total, row) => total + of(row), 0n))
  return {
    net: sum(({ net_minor }) => net_minor),
    commission: sum(({ commission_minor }) => commission_minor),
    markets: rows.map(asMarket),
  }
}

function asMarket(row: ProfitRow): CallAnswer<Calls['profitLoss']>['markets'][number] {
  return {
    day: row.day,
    sport: row.sport,
    event_name: row.event_name,
    market_id: row.code,
    market_name: row.market_name,
    result: outcomeText(row.outcome, row.runners ?? []),
    gross: money(row.gross_minor),
    commission: money(row.commission_minor),
    net: money(row.net_minor),
    settled_at: row.settled_at.toISOString(),
    version: row.version,
    replaced: row.replaced,
  }
}

const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)

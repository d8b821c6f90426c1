import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { LiveMarket, MarketKind } from '@maidan/exchange/engine'
import { STAKE_LIMITS } from '../stake-limits.ts'
import { outcomeText, type Outcome } from '../views/outcome-text.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { config: Config; db: Db; exchange: Exchange }

type Shown = CallAnswer<Calls['exchangeMarkets']>['markets'][number]

type Row = {
  code: string
  kind: MarketKind
  name: string
  name_bn: string
  status: 'open' | 'closed' | 'settled' | 'void'
  in_play: boolean
  version: bigint
  commission_hundredths: number
  outcome: Outcome | null
  runners: { id: number; name: string; name_bn: string }[] | null
}

/** Markets of one event that are shown at most. */
const MARKETS_MAX = 200

export const exchangeMarkets: Handler<Calls['exchangeMarkets'], Ports> = async (
  ports,
  { query },
) => {
  const { rows } = await sql<Row>`
    SELECT m.code, m.kind, m.name, m.name_bn, m.status, m.in_play, m.version,
      m.commission_hundredths, m.outcome,
      (SELECT json_agg(json_build_object('id', r.id, 'name', r.name, 'name_bn', r.name_bn)
        ORDER BY r.ordinal) FROM runner r WHERE r.market_id = m.id) AS runners
    FROM market m WHERE m.event_id = ${query.event_id} ORDER BY m.id DESC LIMIT ${MARKETS_MAX}
  `.execute(ports.db)
  return { markets: rows.map((row) => showMarket(ports, row)) }
}

function showMarket({ config, exchange }: Ports, row: Row): Shown {
  const market = exchange.matcher.market(row.code)
  const limits = limitsOf(exchange, market)
  return {
    market_id: row.code,
    kind: row.kind,
    name: row.name,
    name_bn: row.name_bn,
    status: row.status === 'open' ? statusOf(market, limits) : row.status,
    in_play: market?.life.isInPlay ?? row.in_play,
    bet_delay_ms: market?.life.betDelayMs ?? config.BET_DELAY_MS,
    version: market?.life.version ?? Number(row.version),
    commission_percent: String(row.commission_hundredths / 100),
    stake_min: decimalAmount(limits.minMinor, 'BDT'),
    stake_max: decimalAmount(limits.maxMinor, 'BDT'),
    runners: (row.runners ?? []).map(({ id, name, name_bn }) => ({
      selection_id: id,
      name,
      name_bn,
    })),
    result: row.outcome ? outcomeText(row.outcome, row.runners ?? []) : null,
  }
}

type Limits = { minMinor: bigint; maxMinor: bigint }

/** What can really be staked: the quote's own range, less what the house's limits leave of it. */
function limitsOf({ matcher }: Exchange, market: LiveMarket | null): Limits {
  const [quote] = market?.quotes.values() ?? []
  if (!market || !quote) return STAKE_LIMITS
  const { stakeMinMinor: minMinor, stakeMaxMinor } = quote
  return { minMinor, maxMinor: matcher.houseStake(market) ?? stakeMaxMinor }
}

/** A quote that has no room for the least stake stands still. */
function statusOf(market: LiveMarket | null, { minMinor, maxMinor }: Limits): Shown['status'] {
  if (!market) return 'suspended'
  const { status } = market.life
  return status === 'open' && maxMinor < minMinor ? 'suspended' : status
}

import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { LiveMarket } from '@maidan/exchange/engine'
import { STAKE_LIMITS } from '../stake-limits.ts'
import { listMarkets, type MarketRow } from '../queries/list-markets.ts'
import { outcomeText } from '../views/outcome-text.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'
import { textFields } from '../../platform/texts/text-fields.ts'

type Ports = { config: Config; db: Db; exchange: Exchange }

type Shown = CallAnswer<Calls['exchangeMarkets']>['markets'][number]

export const exchangeMarkets: Handler<Calls['exchangeMarkets'], Ports> = async (
  ports,
  { query },
) => {
  const rows = await listMarkets(ports.db, query.event_id)
  return { markets: rows.map((row) => showMarket(ports, row)) }
}

function showMarket({ config, exchange }: Ports, row: MarketRow): Shown {
  const market = exchange.matcher.market(row.code)
  const limits = limitsOf(exchange, market)
  const runners = (row.runners ?? []).map(({ id, names }) => ({ id, ...textFields('name', names) }))
  return {
    market_id: row.code,
    kind: row.kind,
    ...textFields('name', row.names),
    status: row.status === 'open' ? statusOf(market, limits) : row.status,
    in_play: market?.life.isInPlay ?? row.in_play,
    bet_delay_ms: market?.life.betDelayMs ?? config.BET_DELAY_MS,
    version: market?.life.version ?? Number(row.version),
    commission_percent: String(row.commission_hundredths / 100),
    stake_min: decimalAmount(limits.minMinor, HOME_CURRENCY),
    stake_max: decimalAmount(limits.maxMinor, HOME_CURRENCY),
    runners: runners.map(({ id, ...names }) => ({ selection_id: id, ...names })),
    result: row.outcome ? outcomeText(row.outcome, runners) : null,
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

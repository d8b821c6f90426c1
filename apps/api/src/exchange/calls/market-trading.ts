import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, oddsOfTick, oddsText } from '@maidan/money'
import type { Clock } from '../../platform/clock.ts'
import { readRemembered } from '../../platform/remember/read-remembered.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Exchange } from '../open-exchange.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  listRunnerPrices,
  listSales,
  readMatchedTotal,
  readTradedRunners,
  type RunnerPrice,
  type Sale,
  type TradedRunner,
} from '../queries/read-trading.ts'
import { priceText } from '../views/show-bets.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }
type Trading = CallAnswer<Calls['marketTrading']>

/** What was matched a moment ago is told alike to all who watch a market. */
const REMEMBERED_MS = 2_000
const MARKETS_MAX = 500

export const marketTrading: Handler<Calls['marketTrading'], Ports> = async (ports, { query }) => {
  const market = await ports.exchange.find(query.market_id)
  if (!market) throw new Refusal('MARKET_NOT_FOUND')
  return readTrading(ports, String(market.id))
}

const readTrading = readRemembered<Trading>({
  forMs: REMEMBERED_MS,
  keysMax: MARKETS_MAX,
  read: async ({ db }, key) => {
    const marketId = BigInt(key)
    const [matchedMinor, runners, sales, prices] = await Promise.all([
      readMatchedTotal(db, marketId),
      readTradedRunners(db, marketId),
      listSales(db, marketId),
      listRunnerPrices(db, marketId),
    ])
    return {
      matched: money(matchedMinor),
      runners: runners.map((runner) => showRunner(runner, prices)),
      sales: sales.map(showSale),
    }
  },
})

function showRunner(
  { runner_id, matched_minor, last_tick }: TradedRunner,
  prices: readonly RunnerPrice[],
): Trading['runners'][number] {
  const own = prices.filter((price) => price.runner_id === runner_id)
  return {
    selection_id: Number(runner_id),
    matched: money(matched_minor),
    last_odds: last_tick === null ? null : oddsText(oddsOfTick(last_tick)),
    prices: own.map(({ at, tick }) => ({ at: at.toISOString(), odds: oddsText(oddsOfTick(tick)) })),
  }
}

function showSale({ id, matched_at, runner_id, stake_minor, ...price }: Sale) {
  return {
    sale_id: String(id),
    at: matched_at.toISOString(),
    selection_id: runner_id === null ? null : Number(runner_id),
    odds: priceText(price),
    stake: money(stake_minor),
  }
}

const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)

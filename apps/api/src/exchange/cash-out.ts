import type { Language } from '@maidan/contract'
import type { Depth, HedgeOrder, RunnerNet } from '@maidan/exchange'
import { exposureOfRunners, quoteCashOut } from '@maidan/exchange'
import { Refusal } from '../platform/http/refusal.ts'
import type { LiveMarket } from '@maidan/exchange/engine'
import { readPositions, type MarketPosition } from './views/read-positions.ts'
import type { Db } from '../platform/database/db.ts'
import type { Exchange } from './open-exchange.ts'

type Ports = { db: Db; exchange: Exchange }

export type CashOutQuote = {
  market: LiveMarket
  position: MarketPosition
  percent: number
  orders: readonly HedgeOrder[]
  guaranteedMinor: bigint
}

/** Price levels that a cash-out may reach into on each side of a runner. */
const LEVELS = 10

/** What a player can make certain on a market now, and the bets that do it. */
export async function quotePosition(
  ports: Ports,
  asked: { playerId: bigint; code: string; percent: number; language?: Language | null },
): Promise<CashOutQuote> {
  const { code, percent, playerId, language = null } = asked
  const market = await ports.exchange.find(code)
  if (market?.kind !== 'match_odds') throw new Refusal('MARKET_NOT_FOUND')
  if (market.life.status !== 'open') throw new Refusal('MARKET_SUSPENDED')
  const [position] = await readPositions(ports.db, { playerId, code, language })
  if (!position) throw new Refusal('CASH_OUT_NO_POSITION')
  const offer = quoteCashOut({
    nets: netsOf(market, position),
    depths: depthsFor(market, Number(playerId)),
    fractionPercent: percent,
  })
  if ('refused' in offer)
    throw new Refusal(
      offer.refused === 'no_position' ? 'CASH_OUT_NO_POSITION' : 'CASH_OUT_NOT_OFFERED',
    )
  const { orders, guaranteedMinor } = offer
  return { market, position, percent, orders, guaranteedMinor }
}

/** Matched bets alone: what waits in the book stays there, and is the player's to cancel. */
function netsOf(market: LiveMarket, { runnerBets }: MarketPosition): RunnerNet[] {
  const matched = runnerBets.filter(({ isMatched }) => isMatched)
  return exposureOfRunners(market.runnerIds, matched).outcomes.map(({ outcome, netMinor }) => ({
    runnerId: outcome.runnerId,
    netMinor,
  }))
}

/** One entry for each order that rests, so that the quote rounds as the matches will. */
function depthsFor(market: LiveMarket, playerId: number): Map<number, Depth> {
  return new Map(
    [...market.books].map(([runnerId, book]) => {
      const depth = book.depth(LEVELS)
      const reach = new Set([...depth.toBack, ...depth.toLay].map(({ tick }) => tick))
      const others = book
        .resting()
        .filter((order) => order.playerId !== playerId && reach.has(order.tick))
        .map(({ side, tick, remainingMinor }) => ({ side, tick, sizeMinor: remainingMinor }))
      const toBack = others.filter(({ side }) => side === 'lay')
      const toLay = others.filter(({ side }) => side === 'back')
      return [runnerId, { toBack, toLay }]
    }),
  )
}

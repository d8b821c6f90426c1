import type { EngineInput } from './at.ts'
import type { PlaceCommand } from './command.ts'
import { houseRefusal } from './house/house-refusal.ts'
import { holdingFor, type Holding } from './market/holding.ts'
import { liabilityOf } from './market/liability-of.ts'
import { worstOf } from './market/worst-of.ts'
import type { LiveMarket, Markets } from './market/live-market.ts'
import { admitOrders } from './orders/admit-orders.ts'
import type { LiveOrder } from './orders/live-order.ts'
import type { OrderEntry } from './orders/order-entry.ts'
import { refused, type Refusal } from './refusal.ts'

/** Orders that may enter once what they could lose at worst is held; nothing has changed yet. */
export type Planned = {
  status: 'planned'
  orders: readonly OrderEntry[]
  /** What has to be held for the player in each market before the orders enter. */
  holdings: readonly Holding[]
}

/**
 * Looks at bets that are asked for together: all of them may enter, or the first reason why not. A
 * plan changes no market and stays good while only other players' commands are applied; `apply`
 * checks it again.
 */
export function plan(
  markets: Markets,
  { bettor, orders, lossMaxMinor = null, stakeMaxMinor = null, isCashOut = false }: PlaceCommand,
  input: EngineInput,
): Planned | Refusal {
  const { playerId } = bettor
  const admitted = admitOrders(markets, { playerId, orders, isCashOut }, input)
  if ('status' in admitted) return admitted
  if (stakeMaxMinor !== null && admitted.some(({ order }) => worstOf(order) > stakeMaxMinor))
    return refused({ code: 'STAKE_LIMIT', maxMinor: stakeMaxMinor })
  // What is too much already needs no money moved.
  const tooMuch = houseRefusal(input.risk, admitted)
  if (tooMuch) return refused(tooMuch)
  const own = [...byMarket(admitted)]
  if (lossMaxMinor !== null && own.some((one) => isAbove(lossMaxMinor, playerId, one)))
    return refused({ code: 'BONUS_BET_MAX', maxMinor: lossMaxMinor })
  const holdings = own.map(([market, orders]) => holdingFor(market, playerId, orders))
  return { status: 'planned', orders: admitted, holdings }
}

/** A bet that leaves no more at risk than there was is let by: it hedges. */
function isAbove(
  lossMaxMinor: bigint,
  playerId: number,
  [market, orders]: [LiveMarket, LiveOrder[]],
): boolean {
  const afterMinor = liabilityOf(market, playerId, orders)
  return afterMinor > lossMaxMinor && afterMinor > liabilityOf(market, playerId)
}

function byMarket(entries: readonly OrderEntry[]): Map<LiveMarket, LiveOrder[]> {
  const markets = new Map<LiveMarket, LiveOrder[]>()
  for (const { market, order } of entries) {
    const own = markets.get(market)
    if (own) own.push(order)
    else markets.set(market, [order])
  }
  return markets
}

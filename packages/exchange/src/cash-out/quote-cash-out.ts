import type { Depth, Side } from '../book/order-book.ts'
import { hedgeAround, type Hedge, type RunnerNet } from './hedge-around.ts'

export type CashOutRequest = Readonly<{
  /** What the player's matched bets bring if the runner wins: every runner that can win, once. */
  nets: readonly RunnerNet[]
  /** What can be taken on each runner, best price first, the player's own orders left out. */
  depths: ReadonlyMap<number, Depth>
  /** 100 evens out the whole position, less than that a part of it; whole, from 1 to 100. */
  fractionPercent: number
}>

/** `limitTick` is the worst price that the order takes. */
export type HedgeOrder = Readonly<{
  runnerId: number
  side: Side
  stakeMinor: bigint
  limitTick: number
}>

export type CashOutOffer = Readonly<{
  orders: readonly HedgeOrder[]
  /** The least that any outcome then brings. */
  guaranteedMinor: bigint
  /** What each outcome brings once the orders are matched. */
  outcomes: readonly RunnerNet[]
}>

/** `no_position` is also one so small that no whole unit of stake would even it out. */
export type CashOutRefusal = Readonly<{ refused: 'no_position' | 'not_enough_offered' }>

/**
 * The orders that make every outcome bring the same (or, in part, bring them nearer), and what is
 * then certain. Each runner in turn is the one without an order, around which the others are laid
 * or backed; the best certain result is offered, and none that is no better than the worst outcome
 * already is.
 *
 * `guaranteedMinor` comes from the very fills, each rounded as a match is, never from the ideal. It
 * holds if the orders meet these offers: quote and place in one turn of the book. An entry of a
 * depth is one fill. Where an entry gathers n orders at a price, a back of it is n matches and may
 * win up to n − 1 minor units less, so a quote that must hold to the unit lists each order by itself.
 *
 * Throws `RangeError` for a fraction that is not a whole percentage from 1 to 100.
 */
export function quoteCashOut(request: CashOutRequest): CashOutOffer | CashOutRefusal {
  requireFraction(request.fractionPercent)
  const { nets, depths, fractionPercent } = request
  const worstMinor = least(nets)
  if (nets.every(({ netMinor }) => netMinor === worstMinor)) return { refused: 'no_position' }
  const hedges = nets.map((reference) => hedgeAround(reference, nets, depths, fractionPercent))
  const offers = hedges.flatMap((hedge) => (hedge === null ? [] : [offerOf(hedge)]))
  const best = offers.reduce<CashOutOffer | null>(betterOf, null)
  if (best !== null && best.guaranteedMinor > worstMinor) return best
  const isTooSmall = offers.some(({ orders }) => orders.length === 0)
  return { refused: isTooSmall ? 'no_position' : 'not_enough_offered' }
}

function offerOf({ bets, outcomes }: Hedge): CashOutOffer {
  const orders = bets.map(({ runnerId, side, stakeMinor, limitTick }) => ({
    runnerId,
    side,
    stakeMinor,
    limitTick,
  }))
  return { orders, guaranteedMinor: least(outcomes), outcomes }
}

function betterOf(best: CashOutOffer | null, one: CashOutOffer): CashOutOffer {
  return best === null || one.guaranteedMinor > best.guaranteedMinor ? one : best
}

/** The least of the nets; 0 of none. */
function least(nets: readonly RunnerNet[]): bigint {
  const [first, ...others] = nets.map(({ netMinor }) => netMinor)
  return others.reduce((low, net) => (net < low ? net : low), first ?? 0n)
}

function requireFraction(percent: number): void {
  const isFraction = Number.isInteger(percent) && percent >= 1 && percent <= 100
  if (!isFraction) throw new RangeError(`${percent} is not a percentage from 1 to 100`)
}

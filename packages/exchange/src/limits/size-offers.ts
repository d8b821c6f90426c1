import { netOfRunnerBet, type RunnerBet } from '../bet/bet.ts'
import { profitAtTick } from '../bet/profit.ts'
import type { Side } from '../book/order-book.ts'
import { leastOf, type MarketCaps } from './house-limits.ts'
import { possibleStake, rateAtTick } from './possible-stake.ts'

/** An order that the house would rest in a book; a lay of it is what players back. */
export type HouseOffer = Readonly<{
  runnerId: number
  side: Side
  tick: number
  sizeMinor: bigint
}>

/** What the house loses by outcome, and by the bets on each runner alone. */
type Losses = { ifWins: Map<number, bigint>; own: Map<string, bigint> }

/**
 * Shrinks offers of the house, in their order, so that it loses no more than the caps allow whichever
 * of them are taken: what is offered counts where it would lose and nowhere else (law 14). An offer
 * for which nothing is left has the size 0. `bets` are the players' matched bets with the house.
 */
export function sizeOffers(
  runnerIds: readonly number[],
  bets: readonly RunnerBet[],
  offers: readonly HouseOffer[],
  caps: Pick<MarketCaps, 'runnerMinor' | 'marketMinor'>,
): HouseOffer[] {
  const losses = lossesOf(runnerIds, bets)
  return offers.map((offer) => {
    const room = roomFor(losses, offer, caps)
    const most = possibleStake({ isFor: isFor(offer), rateCenti: rateAtTick(offer.tick) }, room)
    const sized = { ...offer, sizeMinor: leastOf(offer.sizeMinor, most) }
    reserve(losses, sized)
    return sized
  })
}

/** Whether who takes it bets for the runner. */
function isFor({ side }: HouseOffer): boolean {
  return side === 'lay'
}

function lossesOf(runnerIds: readonly number[], bets: readonly RunnerBet[]): Losses {
  const losses: Losses = { ifWins: new Map(), own: new Map() }
  for (const winnerId of runnerIds)
    for (const bet of bets) {
      const lossMinor = netOfRunnerBet(bet, winnerId)
      add(losses.ifWins, winnerId, lossMinor)
    }
  for (const bet of bets)
    for (const wins of [true, false]) {
      const winnerId = wins ? bet.runnerId : NOBODY
      add(losses.own, ownKey(bet.runnerId, wins), netOfRunnerBet(bet, winnerId))
    }
  for (const runnerId of runnerIds) add(losses.ifWins, runnerId, 0n)
  return losses
}

/** Stands for any other runner. */
const NOBODY = -1

function roomFor(
  { ifWins, own }: Losses,
  offer: HouseOffer,
  caps: Pick<MarketCaps, 'runnerMinor' | 'marketMinor'>,
): bigint {
  const ownMinor = own.get(ownKey(offer.runnerId, isFor(offer))) ?? 0n
  const rooms = costly(ifWins, offer).map(([, lossMinor]) => caps.marketMinor - lossMinor)
  return leastOf(caps.runnerMinor - ownMinor, ...rooms)
}

function reserve({ ifWins, own }: Losses, offer: HouseOffer) {
  const { sizeMinor, tick, runnerId } = offer
  const lossMinor = isFor(offer) ? profitAtTick(tick, sizeMinor) : sizeMinor
  for (const [winnerId] of costly(ifWins, offer)) add(ifWins, winnerId, lossMinor)
  add(own, ownKey(runnerId, isFor(offer)), lossMinor)
}

/** The outcomes in which the house loses by the offer. */
function costly(ifWins: ReadonlyMap<number, bigint>, offer: HouseOffer): [number, bigint][] {
  return [...ifWins].filter(([winnerId]) => (winnerId === offer.runnerId) === isFor(offer))
}

function ownKey(runnerId: number, wins: boolean): string {
  return `${runnerId} ${wins}`
}

function add<Key>(sums: Map<Key, bigint>, key: Key, minor: bigint) {
  sums.set(key, (sums.get(key) ?? 0n) + minor)
}

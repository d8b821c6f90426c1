import { netOfRunnerBet, type RunnerBet } from '../bet/bet.ts'
import { profitAtTick } from '../bet/profit.ts'
import type { Depth } from '../book/order-book.ts'
import { takePayout } from './take-payout.ts'

/** What comes to the player if the runner wins. */
export type RunnerNet = Readonly<{ runnerId: number; netMinor: bigint }>

export type HedgeBet = Readonly<Omit<RunnerBet, 'isMatched'> & { limitTick: number }>

export type Hedge = Readonly<{ bets: readonly HedgeBet[]; outcomes: readonly RunnerNet[] }>

/**
 * The hedge that leaves the reference runner without an order; null if too little is offered.
 *
 * A lay of stake s at odds o moves its own runner's net by −s × o against all the others, and a back
 * moves it up by as much. So a runner with v more than the reference is laid until s × o is v, and
 * one with v less is backed: s = (v_i − v_reference) / o_i, times the fraction to be hedged.
 */
export function hedgeAround(
  reference: RunnerNet,
  nets: readonly RunnerNet[],
  depths: ReadonlyMap<number, Depth>,
  fractionPercent: number,
): Hedge | null {
  const bets: HedgeBet[] = []
  for (const { runnerId, netMinor } of nets) {
    const gapMinor = netMinor - reference.netMinor
    const taken = closeGap(runnerId, gapMinor, depths.get(runnerId), BigInt(fractionPercent))
    if (taken === null) return null
    bets.push(...taken)
  }
  const outcomes = nets.map(({ runnerId, netMinor }) => ({
    runnerId,
    netMinor: bets.reduce((sum, bet) => sum + netOfRunnerBet(bet, runnerId), netMinor),
  }))
  return { bets, outcomes }
}

/** One bet, or none where the gap is smaller than the least stake would close. */
function closeGap(
  runnerId: number,
  gapMinor: bigint,
  depth: Depth | undefined,
  percent: bigint,
): HedgeBet[] | null {
  const side = gapMinor > 0n ? 'lay' : 'back'
  const payoutMinor = ((gapMinor > 0n ? gapMinor : -gapMinor) * percent) / 100n
  const offers = (side === 'lay' ? depth?.toLay : depth?.toBack) ?? []
  const fills = takePayout(side, offers, payoutMinor)
  const last = fills?.at(-1)
  if (fills === null || last === undefined) return fills === null ? null : []
  const stakeMinor = fills.reduce((sum, { sizeMinor }) => sum + sizeMinor, 0n)
  const profitMinor = fills.reduce((sum, fill) => sum + profitAtTick(fill.tick, fill.sizeMinor), 0n)
  return [{ runnerId, side, stakeMinor, profitMinor, limitTick: last.tick }]
}

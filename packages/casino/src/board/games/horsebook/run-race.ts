import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { strengthsOf, type Race } from './races.ts'

/** A race as it was drawn. Lanes are counted from 0. */
export type RacePlay = {
  /** The lanes in the order of the finish. */
  order: readonly number[]
  /** The strength of each lane, by which the order was drawn. */
  strengths: readonly number[]
  /** How long after the horse before it each but the winner comes in, in hundredths of a second. */
  gapsCenti: readonly number[]
  /** How each lane runs on its way, which decides nothing: two numbers from 0 to 100. */
  paces: readonly (readonly [number, number])[]
}

const GAP_MAX_CENTI = 45
const PACES = 101

/**
 * Draws a race: the winner by weight of strength, then the second of those who are left, and so on.
 * Gaps and paces are drawn after the order and for all alike, so that they tell nothing of it.
 */
export function runRace(draws: DrawStream, race: Race): RacePlay {
  const strengths = strengthsOf(race)
  const order = drawOrder(draws, strengths)
  const gapsCenti = order.slice(1).map(() => 1 + draws.below(GAP_MAX_CENTI))
  const paces = order.map(() => [draws.below(PACES), draws.below(PACES)] as const)
  return { order, strengths, gapsCenti, paces }
}

function drawOrder(draws: DrawStream, strengths: readonly number[]): readonly number[] {
  const order: number[] = []
  let left = strengths.map((strength, lane) => ({ strength, lane }))
  while (left.length > 1) {
    const total = left.reduce((sum, { strength }) => sum + strength, 0)
    let weight = draws.below(total)
    const next = left.find(({ strength }) => (weight -= strength) < 0)
    if (next === undefined) throw new Error('A weight below the sum of all falls on one of them')
    order.push(next.lane)
    left = left.filter((one) => one !== next)
  }
  return [...order, ...left.map(({ lane }) => lane)]
}

import { DUELS, lanesByStrength } from './ranks.ts'
import type { RacePlay } from './run-race.ts'

/** As much of a race as its markets ask about. */
export type RaceResult = {
  /** The lanes of the first three. */
  podium: readonly [number, number, number]
  /** The same horses by their rank of strength, 0 is the strongest. */
  ranks: readonly [number, number, number]
  /** For each duel, whether the stronger horse came in first. */
  duels: readonly boolean[]
}

export function raceResult({ order, strengths }: RacePlay): RaceResult {
  const lanes = lanesByStrength(strengths)
  const ranks = order.map((lane) => lanes.indexOf(lane))
  return {
    podium: firstThree(order),
    ranks: firstThree(ranks),
    duels: DUELS.map(([stronger, other]) => ranks.indexOf(stronger) < ranks.indexOf(other)),
  }
}

function firstThree(list: readonly number[]): [number, number, number] {
  const [first, second, third] = list
  if (first === undefined || second === undefined || third === undefined) {
    throw new RangeError('A race has at least three horses')
  }
  return [first, second, third]
}

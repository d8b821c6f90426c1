import type { ResultWays } from '../../event/event-model.ts'
import type { MatchFixture } from './clubs.ts'
import { everyEnd } from './every-end.ts'
import { goalWays, type FixtureWays } from './goal-ways.ts'
import type { MatchHalf, MatchScore, MatchTally } from './match.ts'

/**
 * Every result of a match that markets tell apart, with its ways. The goals of each side in each half
 * are drawn apart from each other, so their ways multiply; of the goals of a half, each is the first one
 * as often as another.
 */
export function waysOf(fixture: MatchFixture): readonly ResultWays<MatchTally>[] {
  const ways = goalWays(fixture)
  const { ends, kinds } = everyEnd()
  const counted = kinds.map((result) => ({ result, ways: 0n }))
  for (const { tally, orders, kind } of ends) {
    const count = counted[kind]
    const halves = scoreWays(ways, 'early', tally.early) * scoreWays(ways, 'late', tally.late)
    if (count !== undefined) count.ways += halves * orders
  }
  return counted.filter(({ ways: count }) => count > 0n)
}

/** In how many of 10^8 ways a half ends with this score. */
function scoreWays(ways: FixtureWays, half: MatchHalf, { first, second }: MatchScore): bigint {
  return BigInt((ways[half].first[first] ?? 0) * (ways[half].second[second] ?? 0))
}

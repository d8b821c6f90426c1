import { sharePool, type ContestRules } from '@maidan/casino'
import type { Bet } from '../bets/bet.ts'
import type { DecidedBet } from '../settle/decided-bet.ts'

/**
 * What the bets of a round win from each other, in the order in which they came: each contest by itself, and of
 * players of several currencies each currency. A contest that is called off gives its stakes back.
 */
export function decideContests(
  rules: ContestRules,
  bets: readonly Bet[],
  outcome: unknown,
): readonly DecidedBet[] {
  const pools = new Map<string, Bet[]>()
  for (const bet of bets) {
    const key = `${bet.contest} ${bet.currency}`
    pools.set(key, [...(pools.get(key) ?? []), bet])
  }
  return [...pools.values()].flatMap((pool) => decideContest(rules, pool, outcome))
}

function decideContest(
  rules: ContestRules,
  bets: readonly Bet[],
  outcome: unknown,
): readonly DecidedBet[] {
  const entries = bets.map(({ id, player, spot }) => ({
    id,
    player,
    points: rules.pointsOf(spot, outcome),
  }))
  const shared = sharePool({ entries, entryMinor: bets[0]?.stakeMinor ?? 0n, feeBps: rules.feeBps })
  if (shared.state === 'called-off') return bets.map((bet) => ({ bet, winMinor: null }))
  const prizes = new Map(shared.placed.map(({ id, prizeMinor }) => [id, prizeMinor]))
  return bets.map((bet) => ({ bet, winMinor: prizes.get(bet.id) ?? 0n }))
}

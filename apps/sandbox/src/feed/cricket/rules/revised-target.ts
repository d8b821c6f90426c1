import { stillToCome } from '../chances/known-tables.ts'
import type { Innings } from '../innings/innings.ts'
import type { CricketRules } from './cricket-rules.ts'

/**
 * The rain rule. An innings has as much of its resources as the runs that the model expects of the
 * balls and wickets left; what rain takes away is a share of those of a full innings. The reply's
 * par score is the first total in proportion to the resources of both; a reply that has more gets
 * the runs expected of the difference on top.
 */
export function parScore(first: Innings, reply: Innings): number {
  return parOfTotal(first.runs, first, reply)
}

/** The par score if the first innings comes to the given total. */
export function parOfTotal(total: number, first: Innings, reply: Innings): number {
  const ratio = resourcesUsed(reply) / resourcesUsed(first)
  if (ratio <= 1) return Math.floor(total * ratio)
  const more = resourcesUsed(reply) - resourcesUsed(first)
  return total + Math.floor(more * expected(first.rules, first.rules.balls, 0))
}

/** Takes overs from an innings and writes down the share of resources lost with them. */
export function shorten(innings: Innings, ballsLimit: number): void {
  const { rules, balls, wickets } = innings
  const before = expected(rules, innings.ballsLimit - balls, wickets)
  const after = expected(rules, ballsLimit - balls, wickets)
  innings.lostShare += (before - after) / expected(rules, rules.balls, 0)
  innings.ballsLimit = ballsLimit
}

/** Wickets are a side's own loss; only what the rain took is missing. */
function resourcesUsed({ lostShare }: Innings): number {
  return 1 - lostShare
}

function expected(rules: CricketRules, ballsLeft: number, wickets: number): number {
  const stretch = { rules, untilBallsLeft: 0, measure: 'runs', edge: 0 } as const
  return stillToCome(stretch, { ballsLeft, wickets }).mean
}

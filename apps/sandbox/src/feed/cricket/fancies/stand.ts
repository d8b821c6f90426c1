import type { BallSums } from '../chances/ball-sums.ts'
import { ballAhead, chaseBallAhead } from '../chances/balls-ahead.ts'
import { type Innings, runsNeeded } from '../innings/innings.ts'

/** Runs to come of a stand at the crease: the chances of at least 0, 1, 2… of them. */
export type StandChances = Float64Array

/** A stand that still lasts this seldom no longer changes a line. */
const LASTING_MIN = 0.02
const CHANCE_MIN = 1e-4
const BALL_RUNS_MAX = 6

/**
 * Walks through a stand of the pair at the crease, ball by ball until a wicket, the target or the
 * last ball ends it. Runs beyond `runsMax` are not told apart.
 * @param edge the pair's over the bowlers, with what the conditions and a target add
 */
export function pairStand(innings: Innings, edge: number, runsMax: number): StandChances {
  const { rules, wickets } = innings
  const need = runsNeeded(innings)
  const most = Math.min(runsMax, need ?? runsMax)
  const ended = new Float64Array(runsMax + 1)
  const walk: Walk = { alive: startAt(ended.length), next: new Float64Array(ended.length), end: 1 }
  for (
    let left = innings.ballsLimit - innings.balls;
    left > 0 && isLasting(walk.alive, Math.min(walk.end, most));
    left -= 1
  ) {
    const given = { ballsLeft: left, wickets, edge }
    const ahead = need === null ? ballAhead(rules, given) : chaseBallAhead(rules, given, need)
    walk.next.fill(0)
    for (let runs = 0; runs < Math.min(walk.end, most); runs += 1) {
      const chance = walk.alive[runs] ?? 0
      if (chance < CHANCE_MIN) continue
      const sums = ahead(runs)
      ended[runs] = (ended[runs] ?? 0) + chance * sums.wicket
      if (runs + BALL_RUNS_MAX <= most) score(sums, runs, chance, walk)
      else scoreToMost(sums, { runs, chance, most }, walk)
    }
    walk.next[most] = (walk.next[most] ?? 0) + (walk.alive[most] ?? 0)
    ;[walk.alive, walk.next] = [walk.next, walk.alive]
  }
  return tailsOf(ended, walk.alive)
}

/** The chances of each number of runs before and after a ball; none from `end` on. */
type Walk = { alive: Float64Array; next: Float64Array; end: number }

/** A ball bowled again goes on from where it leaves the score. */
function score({ legal, again }: BallSums, runs: number, chance: number, walk: Walk): void {
  const { alive, next } = walk
  for (let added = 0; added <= BALL_RUNS_MAX; added += 1)
    next[runs + added] = (next[runs + added] ?? 0) + chance * (legal[added] ?? 0)
  for (let added = 1; added <= BALL_RUNS_MAX; added += 1)
    alive[runs + added] = (alive[runs + added] ?? 0) + chance * (again[added] ?? 0)
  walk.end = Math.max(walk.end, runs + BALL_RUNS_MAX + 1)
}

/** The same where from the most on nothing changes. */
function scoreToMost(
  { legal, again }: BallSums,
  { runs, chance, most }: Readonly<{ runs: number; chance: number; most: number }>,
  walk: Walk,
): void {
  const { alive, next } = walk
  for (let added = 0; added <= BALL_RUNS_MAX; added += 1) {
    const at = Math.min(runs + added, most)
    next[at] = (next[at] ?? 0) + chance * (legal[added] ?? 0)
    if (added > 0) alive[at] = (alive[at] ?? 0) + chance * (again[added] ?? 0)
  }
  walk.end = Math.max(walk.end, runs + BALL_RUNS_MAX + 1)
}

/** Before the first ball nothing is added. */
export function startAt(length: number): Float64Array {
  const alive = new Float64Array(length)
  alive[0] = 1
  return alive
}

/** Whether enough of a walk is undecided below `most` runs. */
export function isLasting(alive: Float64Array, most: number): boolean {
  let sum = 0
  for (let runs = 0; runs < most; runs += 1) sum += alive[runs] ?? 0
  return sum > LASTING_MIN
}

/** From the chances to have ended at exactly so many runs, and to stand there still. */
export function tailsOf(ended: Float64Array, alive: Float64Array): StandChances {
  const tails = ended.map((chance, runs) => chance + (alive[runs] ?? 0))
  for (let runs = tails.length - 2; runs >= 0; runs -= 1)
    tails[runs] = (tails[runs] ?? 0) + (tails[runs + 1] ?? 0)
  return tails
}

/** The most runs that a stand makes at least every second time. */
export function standMedian(chances: StandChances): number {
  return chances.findLastIndex((chance) => chance >= 0.5)
}

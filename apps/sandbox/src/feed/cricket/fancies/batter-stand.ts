import type { BallSums } from '../chances/ball-sums.ts'
import { ballAhead, type BallAhead, chaseBallAhead } from '../chances/balls-ahead.ts'
import { wantedLevel } from '../delivery/tempo.ts'
import { type Innings, runsNeeded } from '../innings/innings.ts'
import {
  type BatterEdges,
  BALLS_PER_FACED,
  meanBelow,
  type OthersAt,
  othersPath,
  staysOpen,
} from './others-path.ts'
import { isLasting, type StandChances, startAt, tailsOf } from './stand.ts'

const CHANCE_MIN = 1e-4
const OWN_RUNS_MAX = 6

/**
 * Walks through a batter's innings until they are out, no partner is left, the balls run out or the
 * side has what it needs: their own runs ball by ball, those of the others as they usually come.
 * Runs beyond `runsMax` are not told apart.
 */
export function batterStand(innings: Innings, edges: BatterEdges, runsMax: number): StandChances {
  const path = othersPath(innings, edges)
  const ended = new Float64Array(runsMax + 1)
  let alive = startAt(ended.length)
  let open = openChances(innings, path[0], ended.length)
  for (const [faced, now] of path.entries()) {
    const then = path[faced + 1]
    if (then === undefined || !isLasting(alive, runsMax)) break
    const openThen = openChances(innings, then, ended.length)
    const next = new Float64Array(ended.length)
    const partner = then.partnerLeft / now.partnerLeft
    const ball = ownBall(innings, { faced, now, edge: edges.own })
    for (let runs = 0; runs < runsMax; runs += 1) {
      const chance = alive[runs] ?? 0
      if (chance < CHANCE_MIN) continue
      const goesOn = open === null ? partner : partner / Math.max(open[runs] ?? 0, CHANCE_MIN)
      playBall(ball(runs), { runs, chance, goesOn, openThen }, { next, ended })
    }
    next[runsMax] = (next[runsMax] ?? 0) + (alive[runsMax] ?? 0)
    alive = next
    open = openThen
  }
  return tailsOf(ended, alive)
}

/** By the batter's own runs: the chance that the side is not there yet; null without a target. */
function openChances(
  innings: Innings,
  at: OthersAt | undefined,
  count: number,
): Float64Array | null {
  const need = runsNeeded(innings)
  if (need === null || at === undefined) return null
  const open = new Float64Array(count)
  for (let runs = 0; runs < Math.min(count, need); runs += 1)
    open[runs] = staysOpen(at, need - runs)
  return open
}

/** The next ball that the batter faces, by the runs made. */
function ownBall(
  innings: Innings,
  { faced, now, edge }: Readonly<{ faced: number; now: OthersAt; edge: number }>,
): BallAhead {
  const { rules } = innings
  const ballsLeft = Math.max(innings.ballsLimit - innings.balls - faced * BALLS_PER_FACED, 1)
  const given = { ballsLeft, wickets: now.wickets, edge }
  const need = runsNeeded(innings)
  if (need === null) return ballAhead(rules, given)
  const wanted = new Float64Array(1)
  const ahead = chaseBallAhead(rules, given, wanted)
  return (runs) => {
    const toGo = need - runs
    wanted[0] = wantedLevel(Math.max(toGo - meanBelow(now, toGo), 1), ballsLeft)
    return ahead(0)
  }
}

type From = Readonly<{
  runs: number
  chance: number
  /** The chance to bat on whatever comes of the ball, over the chance to bat now. */
  goesOn: number
  openThen: Float64Array | null
}>

function playBall(
  { own, wicket }: BallSums,
  { runs, chance, goesOn, openThen }: From,
  { next, ended }: Readonly<{ next: Float64Array; ended: Float64Array }>,
): void {
  let legal = wicket
  for (let score = 0; score <= OWN_RUNS_MAX; score += 1) legal += own[score] ?? 0
  const share = chance / legal
  ended[runs] = (ended[runs] ?? 0) + share * wicket
  for (let score = 0; score <= OWN_RUNS_MAX; score += 1) {
    const after = Math.min(runs + score, next.length - 1)
    const part = share * (own[score] ?? 0)
    const lasts = part * Math.min(goesOn * (openThen?.[after] ?? 1), 1)
    next[after] = (next[after] ?? 0) + lasts
    ended[after] = (ended[after] ?? 0) + part - lasts
  }
}

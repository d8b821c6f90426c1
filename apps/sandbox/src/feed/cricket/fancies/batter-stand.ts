import { ballsByStep, type BallSums } from '../chances/ball-sums.ts'
import { ballAhead, type BallAhead } from '../chances/balls-ahead.ts'
import { chasingLevel, phaseOf, plannedLevel, stepOf, wantedLevel } from '../delivery/tempo.ts'
import { type Innings, runsNeeded } from '../innings/innings.ts'
import {
  type BatterEdges,
  BALLS_PER_FACED,
  meanBelow,
  type OthersAt,
  othersNow,
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
  const ended = new Float64Array(runsMax + 1)
  let alive: Float64Array = startAt(ended.length)
  let next: Float64Array = new Float64Array(ended.length)
  let [now, faced, most] = [othersNow(innings), 0, 0]
  let open = openChances(innings, now, 0, most)
  for (const then of othersPath(innings, edges)) {
    if (!isLasting(alive, Math.min(most + 1, runsMax))) break
    const [least, live] = likelyRuns(alive, Math.min(most, runsMax - 1))
    most = Math.min(live + OWN_RUNS_MAX, runsMax)
    const openThen = openChances(innings, then, least, most)
    const partner = then.partnerLeft / now.partnerLeft
    const ball = ownBall(innings, { faced, now, edge: edges.own })
    next.fill(0)
    for (let runs = least; runs <= live; runs += 1) {
      const chance = alive[runs] ?? 0
      if (chance < CHANCE_MIN) continue
      const goesOn = open === null ? partner : partner / Math.max(open[runs] ?? 0, CHANCE_MIN)
      playBall(ball(runs), { runs, chance, goesOn }, { next, ended, openThen })
    }
    next[runsMax] = (next[runsMax] ?? 0) + (alive[runsMax] ?? 0)
    ;[alive, next] = [next, alive]
    ;[now, open, faced] = [then, openThen, faced + 1]
  }
  return tailsOf(ended, alive)
}

/** The least and the most runs, up to `most`, that are likely enough to be followed. */
function likelyRuns(alive: Float64Array, most: number): readonly [number, number] {
  let [least, live] = [0, most]
  while (live > 0 && (alive[live] ?? 0) < CHANCE_MIN) live -= 1
  while (least < live && (alive[least] ?? 0) < CHANCE_MIN) least += 1
  return [least, live]
}

/**
 * By the batter's own runs, from `least` to `most`: the chance that the side is not there yet; null
 * without a target.
 */
function openChances(
  innings: Innings,
  at: OthersAt,
  least: number,
  most: number,
): Float64Array | null {
  const need = runsNeeded(innings)
  if (need === null) return null
  const open = new Float64Array(most + 1)
  for (let runs = least; runs < Math.min(open.length, need); runs += 1)
    open[runs] = staysOpen(at, need - runs)
  return open
}

/** The next ball that the batter faces, by the runs made. */
function ownBall(
  innings: Innings,
  { faced, now, edge }: Readonly<{ faced: number; now: OthersAt; edge: number }>,
): BallAhead {
  const { rules } = innings
  const { wickets } = now
  const ballsLeft = Math.max(innings.ballsLimit - innings.balls - faced * BALLS_PER_FACED, 1)
  const need = runsNeeded(innings)
  if (need === null) return ballAhead(rules, { ballsLeft, wickets, edge })
  const plan = plannedLevel(rules, ballsLeft, wickets)
  const balls = ballsByStep(phaseOf(rules, ballsLeft), edge)
  return (runs) => {
    const toGo = need - runs
    const wanted = wantedLevel(Math.max(toGo - meanBelow(now, toGo), 1), ballsLeft)
    return balls[stepOf(chasingLevel(plan, wanted))] as BallSums
  }
}

type From = Readonly<{
  runs: number
  chance: number
  /** The chance to bat on whatever comes of the ball, over the chance to bat now. */
  goesOn: number
}>
type Into = Readonly<{ next: Float64Array; ended: Float64Array; openThen: Float64Array | null }>

function playBall(
  { own, wicket, faced }: BallSums,
  { runs, chance, goesOn }: From,
  { next, ended, openThen }: Into,
): void {
  const share = chance / faced
  const most = next.length - 1
  const goesOnAnyway = Math.min(goesOn, 1)
  ended[runs] = (ended[runs] ?? 0) + share * wicket
  for (let score = 0; score <= OWN_RUNS_MAX; score += 1) {
    const after = runs + score < most ? runs + score : most
    const part = share * (own[score] ?? 0)
    const lasts = openThen === null ? goesOnAnyway : Math.min(goesOn * (openThen[after] ?? 0), 1)
    next[after] = (next[after] ?? 0) + part * lasts
    ended[after] = (ended[after] ?? 0) + part - part * lasts
  }
}

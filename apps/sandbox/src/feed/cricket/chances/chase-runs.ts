import { type Innings, runsNeeded } from '../innings/innings.ts'
import type { BallSums } from './ball-sums.ts'
import { type BallAhead, chaseBallAhead } from './balls-ahead.ts'
import { usualPairEdge } from './usual-side.ts'

/** More wickets than this do not fall within a stretch that is asked for. */
const WICKETS_AHEAD_MAX = 5
/** States less likely than this are let go. */
const CHANCE_MIN = 1e-4
const BALL_RUNS_MAX = 6
/** Runs a ball beyond which a stretch is not followed. */
const RUNS_PER_BALL_MAX = 2.5

/**
 * The runs that a chase adds until `untilBalls` legal balls are bowled, ball by ball with all that it
 * knows: the target, the balls and the wickets left. Where the target is reached or the last wicket
 * falls before that, the runs are those at the end. Answers the chance of each number of runs.
 * @param edge the batting side's, with the weight of the target and what the conditions add
 */
export function chaseRuns(innings: Innings, edge: number, untilBalls: number): Float64Array {
  const { rules, ballsLimit } = innings
  const need = runsNeeded(innings) ?? 0
  const balls = untilBalls - innings.balls
  const far = Math.ceil(balls * RUNS_PER_BALL_MAX) + BALL_RUNS_MAX
  const count = Math.min(need, far)
  const rows = Math.min(WICKETS_AHEAD_MAX, rules.wickets - innings.wickets)
  const over = emptyRow(count)
  let alive = Array.from({ length: rows }, () => emptyRow(count))
  let next = alive.map(() => emptyRow(count))
  if (alive[0] !== undefined) startRow(alive[0])
  for (let ball = 0; ball < balls; ball += 1) {
    const ballsLeft = ballsLimit - innings.balls - ball
    next.forEach(clearRow)
    for (const [down, row] of alive.entries()) {
      const wickets = innings.wickets + down
      const pair = usualPairEdge(rules, wickets) + edge
      const ahead = chaseBallAhead(rules, { ballsLeft, wickets, edge: pair }, need)
      const stays = next[down] ?? over
      const lost = next[down + 1] ?? (wickets + 1 < rules.wickets ? stays : over)
      playRow(ahead, { row, stays, lost, over, count })
    }
    ;[alive, next] = [next, alive]
  }
  return allEnds(over, alive)
}

/** The chances of each number of runs with so many wickets down; none from `end` on. */
type Row = { readonly chances: Float64Array; end: number }

function emptyRow(count: number): Row {
  return { chances: new Float64Array(count + BALL_RUNS_MAX + 1), end: 0 }
}

function startRow(row: Row): void {
  row.chances[0] = 1
  row.end = 1
}

function clearRow(row: Row): void {
  row.chances.fill(0, 0, row.end)
  row.end = 0
}

type Rows = Readonly<{
  row: Row
  stays: Row
  lost: Row
  /** Where it stands once the innings has ended. */
  over: Row
  /** Runs that are enough, or too many to follow. */
  count: number
}>

/** One ball from every number of runs; a ball bowled again goes on in the same row. */
function playRow(ahead: BallAhead, rows: Rows): void {
  const { row, lost, count } = rows
  for (let runs = 0; runs < Math.min(count, row.end); runs += 1) {
    const chance = row.chances[runs] ?? 0
    if (chance < CHANCE_MIN) continue
    const sums = ahead(runs)
    lost.chances[runs] = (lost.chances[runs] ?? 0) + chance * sums.wicket
    lost.end = Math.max(lost.end, runs + 1)
    if (runs + BALL_RUNS_MAX < count) scoreWithin(sums, runs, chance, rows)
    else scoreToEnd(sums, runs, chance, rows)
  }
}

/** Where no score can end it. */
function scoreWithin(sums: BallSums, runs: number, chance: number, { row, stays }: Rows): void {
  const { legal, again } = sums
  const [to, repeats] = [stays.chances, row.chances]
  for (let added = 0; added <= BALL_RUNS_MAX; added += 1)
    to[runs + added] = (to[runs + added] ?? 0) + chance * (legal[added] ?? 0)
  for (let added = 1; added <= BALL_RUNS_MAX; added += 1)
    repeats[runs + added] = (repeats[runs + added] ?? 0) + chance * (again[added] ?? 0)
  stays.end = Math.max(stays.end, runs + BALL_RUNS_MAX + 1)
  row.end = Math.max(row.end, runs + BALL_RUNS_MAX + 1)
}

function scoreToEnd(sums: BallSums, runs: number, chance: number, rows: Rows): void {
  const { row, stays, over, count } = rows
  for (let added = 0; added <= BALL_RUNS_MAX; added += 1) {
    const isOver = runs + added >= count
    add(isOver ? over : stays, runs + added, chance * (sums.legal[added] ?? 0))
    if (added > 0) add(isOver ? over : row, runs + added, chance * (sums.again[added] ?? 0))
  }
}

function add(row: Row, at: number, chance: number): void {
  row.chances[at] = (row.chances[at] ?? 0) + chance
  row.end = Math.max(row.end, at + 1)
}

function allEnds(over: Row, alive: readonly Row[]): Float64Array {
  for (const row of alive)
    for (let runs = 0; runs < row.end; runs += 1) add(over, runs, row.chances[runs] ?? 0)
  const all = over.chances.reduce((sum, chance) => sum + chance, 0)
  return over.chances.map((chance) => chance / all)
}

import { type Innings, runsNeeded } from '../innings/innings.ts'
import type { BallSums } from './ball-sums.ts'
import { type BallAhead, chaseBallAhead, wantedLevels } from './balls-ahead.ts'
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
  const over = new Float64Array(count + BALL_RUNS_MAX + 1)
  let alive = Array.from({ length: rows }, () => new Float64Array(over.length))
  if (alive[0] !== undefined) alive[0][0] = 1
  for (let ball = 0; ball < balls; ball += 1) {
    const ballsLeft = ballsLimit - innings.balls - ball
    const wanted = wantedLevels(need, ballsLeft, count)
    const next = alive.map(() => new Float64Array(over.length))
    for (const [down, row] of alive.entries()) {
      const wickets = innings.wickets + down
      const pair = usualPairEdge(rules, wickets) + edge
      const ahead = chaseBallAhead(rules, { ballsLeft, wickets, edge: pair }, wanted)
      const stays = next[down] ?? over
      const lost = next[down + 1] ?? (wickets + 1 < rules.wickets ? stays : over)
      playRow(ahead, { row, stays, lost, over, count })
    }
    alive = next
  }
  for (const row of alive) row.forEach((chance, runs) => add(over, runs, chance))
  const all = over.reduce((sum, chance) => sum + chance, 0)
  return over.map((chance) => chance / all)
}

type Rows = Readonly<{
  row: Float64Array
  stays: Float64Array
  lost: Float64Array
  /** Where it stands once the innings has ended. */
  over: Float64Array
  /** Runs that are enough, or too many to follow. */
  count: number
}>

/** One ball from every number of runs; a ball bowled again goes on in the same row. */
function playRow(ahead: BallAhead, rows: Rows): void {
  const { row, lost, count } = rows
  for (let runs = 0; runs < count; runs += 1) {
    const chance = row[runs] ?? 0
    if (chance < CHANCE_MIN) continue
    const sums = ahead(runs)
    lost[runs] = (lost[runs] ?? 0) + chance * sums.wicket
    score(sums, { runs, chance }, rows)
  }
}

function score(
  { legal, again }: BallSums,
  { runs, chance }: Readonly<{ runs: number; chance: number }>,
  { row, stays, over, count }: Rows,
): void {
  for (let added = 0; added <= BALL_RUNS_MAX; added += 1) {
    const at = runs + added
    const isOver = at >= count
    const into = isOver ? over : stays
    into[at] = (into[at] ?? 0) + chance * (legal[added] ?? 0)
    if (added === 0) continue
    const repeats = isOver ? over : row
    repeats[at] = (repeats[at] ?? 0) + chance * (again[added] ?? 0)
  }
}

function add(row: Float64Array, at: number, chance: number): void {
  row[at] = (row[at] ?? 0) + chance
}

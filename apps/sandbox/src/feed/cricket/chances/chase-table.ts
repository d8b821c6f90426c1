import { phaseOf } from '../delivery/tempo.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'
import { ballsByStep, type BallSums } from './ball-sums.ts'
import { chaseSteps } from './chase-steps.ts'
import { usualPairEdge } from './usual-side.ts'

/** The chance of a chase to succeed, for every state of an innings; a tie counts one half. */
export type ChaseTable = Readonly<{
  rules: CricketRules
  /** Runs needed from which the chance is put at 0. */
  needMax: number
  /** In blocks of balls left, then wickets down, then runs needed from -6 on. */
  values: Float32Array
}>

const MOST_RUNS_A_BALL = 6
/** No side scores so many runs in so few balls; beyond, the chance is 0 and is not computed. */
const RUNS_OUT_OF_REACH = { base: 18, perBall: 2.4 }

/**
 * Fills the table from the last ball back: the chance of a state is the mean of the chances of the
 * states after its next ball. `edge` is the batting side's over the bowling side, beyond the usual.
 */
export function makeChaseTable(rules: CricketRules, edge: number): ChaseTable {
  const needMax = rules.runsMax
  const width = needMax + 1 + MOST_RUNS_A_BALL
  const values = new Float32Array((rules.balls + 1) * rules.wickets * width)
  const table = { rules, needMax, values }
  for (let wickets = 0; wickets < rules.wickets; wickets += 1) openRow(table, 0, wickets)
  const sums = usualBalls(rules, edge)
  for (let ballsLeft = 1; ballsLeft <= rules.balls; ballsLeft += 1) {
    for (let wickets = 0; wickets < rules.wickets; wickets += 1) {
      openRow(table, ballsLeft, wickets)
      fillRow(table, ballsLeft, wickets, sums)
    }
  }
  return table
}

/** The chance with the given balls left, wickets down and runs needed. */
export function chaseChance(
  table: ChaseTable,
  ballsLeft: number,
  wickets: number,
  need: number,
): number {
  if (need <= 0) return 1
  if (need > table.needMax) return 0
  if (wickets >= table.rules.wickets) return need === 1 ? TIE_SHARE : 0
  return table.values[rowStart(table, ballsLeft, wickets) + need] ?? 0
}

/** Scores level when the balls run out: a super over, as good as even. */
const TIE_SHARE = 0.5

/** Where the entry for 0 runs needed stands. */
function rowStart({ rules, needMax }: ChaseTable, ballsLeft: number, wickets: number): number {
  const width = needMax + 1 + MOST_RUNS_A_BALL
  return (ballsLeft * rules.wickets + wickets) * width + MOST_RUNS_A_BALL
}

/** Nothing more needed is a win; with no ball left, one run short is a tie. */
function openRow(table: ChaseTable, ballsLeft: number, wickets: number): void {
  const start = rowStart(table, ballsLeft, wickets)
  table.values.fill(1, start - MOST_RUNS_A_BALL, start + 1)
  if (ballsLeft === 0) table.values[start + 1] = TIE_SHARE
}

/** The most runs that are worth computing. */
function needInReach({ runsMax }: CricketRules, ballsLeft: number): number {
  const { base, perBall } = RUNS_OUT_OF_REACH
  return Math.min(runsMax, Math.floor(base + perBall * ballsLeft))
}

/** One ball of the usual pair, its fields laid out for speed. */
type PlainBall = Readonly<{
  runs0: number
  runs1: number
  runs2: number
  runs3: number
  runs4: number
  runs6: number
  wicket: number
  again1: number
  again2: number
  again3: number
  again5: number
}>

/** The balls of a state, by step of tempo. */
type UsualBalls = (ballsLeft: number, wickets: number) => readonly PlainBall[]

function usualBalls(rules: CricketRules, edge: number): UsualBalls {
  const known = new Map<string, readonly PlainBall[]>()
  return (ballsLeft, wickets) => {
    const phase = phaseOf(rules, ballsLeft)
    const key = `${phase} ${wickets}`
    const before = known.get(key)
    if (before !== undefined) return before
    const total = usualPairEdge(rules, wickets) + rules.chaseEdge + edge
    const bySteps = ballsByStep(phase, total).map(plainBall)
    known.set(key, bySteps)
    return bySteps
  }
}

function plainBall({ legal, wicket, again }: BallSums): PlainBall {
  const [runs0 = 0, runs1 = 0, runs2 = 0, runs3 = 0, runs4 = 0, , runs6 = 0] = legal
  const [, again1 = 0, again2 = 0, again3 = 0, , again5 = 0] = again
  return { runs0, runs1, runs2, runs3, runs4, runs6, wicket, again1, again2, again3, again5 }
}

function fillRow(table: ChaseTable, ballsLeft: number, wickets: number, usual: UsualBalls): void {
  const { values, rules } = table
  const steps = chaseSteps(rules, ballsLeft, wickets)
  const bySteps = usual(ballsLeft, wickets)
  const here = rowStart(table, ballsLeft, wickets)
  const next = rowStart(table, ballsLeft - 1, wickets)
  const isLastPair = wickets + 1 >= rules.wickets
  const afterWicket = isLastPair ? -1 : rowStart(table, ballsLeft - 1, wickets + 1)
  const most = needInReach(rules, ballsLeft)
  for (let need = 1; need <= most; need += 1) {
    const ball = bySteps[steps[need] ?? 0]
    if (ball === undefined) continue
    const lost = isLastPair ? Number(need === 1) * TIE_SHARE : (values[afterWicket + need] ?? 0)
    values[here + need] =
      meanOfLegal(values, ball, next + need) +
      meanOfAgain(values, ball, here + need) +
      ball.wicket * lost
  }
}

/** `at` points at the entry for a legal ball without runs. */
function meanOfLegal(values: Float32Array, ball: PlainBall, at: number): number {
  return (
    ball.runs0 * (values[at] ?? 0) +
    ball.runs1 * (values[at - 1] ?? 0) +
    ball.runs2 * (values[at - 2] ?? 0) +
    ball.runs3 * (values[at - 3] ?? 0) +
    ball.runs4 * (values[at - 4] ?? 0) +
    ball.runs6 * (values[at - 6] ?? 0)
  )
}

/** `at` points at the state itself: the ball is bowled again, with fewer runs needed. */
function meanOfAgain(values: Float32Array, ball: PlainBall, at: number): number {
  return (
    ball.again1 * (values[at - 1] ?? 0) +
    ball.again2 * (values[at - 2] ?? 0) +
    ball.again3 * (values[at - 3] ?? 0) +
    ball.again5 * (values[at - 5] ?? 0)
  )
}

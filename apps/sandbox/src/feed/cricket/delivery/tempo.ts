import type { CricketRules } from '../rules/cricket-rules.ts'
import { type Phase, TEMPO_STEPS_MAX } from './delivery-odds.ts'

/** Where an innings stands, as far as it decides how boldly a side bats. */
export type Standing = Readonly<{
  ballsLeft: number
  wickets: number
  /** Runs still needed to win; null while no target is set. */
  need: number | null
}>

/** How a side of a format paces an innings: levels of tempo, from the first ball to the last. */
type Pacing = Readonly<{
  powerplay: number
  middleFrom: number
  middleTo: number
  deathFrom: number
  deathTo: number
  /** Wickets usually down at the end, and how late they fall. */
  wicketsAtEnd: number
  lateness: number
  /** Level given up for each wicket more than usual. */
  caution: number
}>

const PACING = {
  T20: {
    powerplay: 1.9,
    middleFrom: 1.7,
    middleTo: 2.1,
    deathFrom: 2.3,
    deathTo: 3.4,
    wicketsAtEnd: 7,
    lateness: 1.2,
    caution: 0.17,
  },
  ODI: {
    powerplay: 0.75,
    middleFrom: 0.6,
    middleTo: 1,
    deathFrom: 1.3,
    deathTo: 2.9,
    wicketsAtEnd: 6.4,
    lateness: 1.3,
    caution: 0.13,
  },
  super_over: {
    powerplay: 3.3,
    middleFrom: 3.3,
    middleTo: 3.3,
    deathFrom: 3.3,
    deathTo: 3.6,
    wicketsAtEnd: 1,
    lateness: 1,
    caution: 0.2,
  },
} as const satisfies Record<CricketRules['kind'], Pacing>

/** Runs per ball that each whole level of tempo brings, extras included. */
const RUNS_PER_BALL = [0.57, 0.8, 1.2, 1.58, 1.85]
/** How far a chasing side lets the required rate move its own plan. */
const PURSUIT = 0.8
const PURSUIT_SLOWER_MAX = 0.35
const PURSUIT_FASTER_MAX = 0.5
const WICKET_STEADIES_MAX = 1.2
const WICKET_FREES_MAX = 0.5
const STEP_MIN = 3

/** The tempo, in steps, at which a side bats on. */
export function tempoStep(rules: CricketRules, standing: Standing): number {
  const { ballsLeft, wickets, need } = standing
  const plan = plannedLevel(rules, ballsLeft, wickets)
  return stepOf(need === null ? plan : chasingLevel(plan, wantedLevel(need, ballsLeft)))
}

/** A level as a whole number of steps within bounds. */
export function stepOf(level: number): number {
  return Math.min(Math.max(Math.round(level * 10), STEP_MIN), TEMPO_STEPS_MAX)
}

/** A chase leans towards the level it wants, a little slower or as much faster as it takes. */
export function chasingLevel(plan: number, wanted: number): number {
  return (
    plan + Math.min(Math.max(PURSUIT * (wanted - plan), -PURSUIT_SLOWER_MAX), PURSUIT_FASTER_MAX)
  )
}

/** The level whose usual run rate is the one required. */
export function wantedLevel(need: number, ballsLeft: number): number {
  const runsPerBall = need / Math.max(ballsLeft, 1)
  let above = 0
  while (above < RUNS_PER_BALL.length && (RUNS_PER_BALL[above] ?? 0) < runsPerBall) above += 1
  if (above === 0) return 0
  if (above === RUNS_PER_BALL.length) return RUNS_PER_BALL.length - 1
  const low = RUNS_PER_BALL[above - 1] ?? 0
  const high = RUNS_PER_BALL[above] ?? low
  return above - 1 + (runsPerBall - low) / (high - low)
}

/** The level a side plans for with no target in sight. */
export function plannedLevel(rules: CricketRules, ballsLeft: number, wickets: number): number {
  const { level, usualWickets, caution } = planAt(rules, ballsLeft)
  const swing = -caution * (wickets - usualWickets)
  return level + Math.min(Math.max(swing, -WICKET_STEADIES_MAX), WICKET_FREES_MAX)
}

/** What a side plans for a ball with the wickets down that are usual by then. */
type Plan = Readonly<{ level: number; usualWickets: number; caution: number }>

/** By balls left. */
const plans: Record<CricketRules['kind'], Plan[]> = { T20: [], ODI: [], super_over: [] }

function planAt(rules: CricketRules, ballsLeft: number): Plan {
  return (plans[rules.kind][ballsLeft] ??= planOf(rules, ballsLeft))
}

function planOf(rules: CricketRules, ballsLeft: number): Plan {
  const pacing: Pacing = PACING[rules.kind]
  const gone = 1 - ballsLeft / rules.balls
  return {
    level: levelByPhase(rules, pacing, ballsLeft),
    usualWickets: pacing.wicketsAtEnd * gone ** pacing.lateness,
    caution: pacing.caution,
  }
}

/** The phase by balls left, so that a shortened innings starts later in the same plan. */
export function phaseOf(rules: CricketRules, ballsLeft: number): Phase {
  if (ballsLeft <= rules.deathBalls) return 'death'
  return ballsLeft > rules.balls - rules.powerplayBalls ? 'powerplay' : 'middle'
}

function levelByPhase(rules: CricketRules, pacing: Pacing, ballsLeft: number): number {
  const phase = phaseOf(rules, ballsLeft)
  if (phase === 'powerplay') return pacing.powerplay
  if (phase === 'death') {
    return pacing.deathTo - ((pacing.deathTo - pacing.deathFrom) * ballsLeft) / rules.deathBalls
  }
  const middleBalls = rules.balls - rules.powerplayBalls - rules.deathBalls
  const part = (ballsLeft - rules.deathBalls) / middleBalls
  return pacing.middleTo - (pacing.middleTo - pacing.middleFrom) * part
}

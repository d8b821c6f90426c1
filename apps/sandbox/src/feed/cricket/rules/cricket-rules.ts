export type CricketFormat = 'T20' | 'ODI'

/** What a kind of innings allows; a super over is an innings of its own kind. */
export type CricketRules = Readonly<{
  kind: CricketFormat | 'super_over'
  balls: number
  /** Wickets that end the innings. */
  wickets: number
  /** A bowler's share of the innings: one over in this many. */
  bowlersMin: number
  powerplayBalls: number
  deathBalls: number
  /** Where the tables of runs end; no innings of the model comes near. */
  runsMax: number
  /** Overs at whose end a session of betting is decided; the last is the whole innings. */
  sessionOvers: readonly number[]
  /** Fewer overs than this in the chase and there is no result. */
  oversMin: number
  /** What a target takes from the batters' edge on every ball: it weighs on them. */
  chaseEdge: number
  /** What a step of the day or of a side's form adds to its batters' edge. */
  conditionEdge: number
  inningsBreakMs: number
}>

const MINUTE_MS = 60_000

export const T20_RULES: CricketRules = {
  kind: 'T20',
  balls: 120,
  wickets: 10,
  bowlersMin: 5,
  powerplayBalls: 36,
  deathBalls: 30,
  runsMax: 360,
  sessionOvers: [6, 10, 15, 20],
  oversMin: 5,
  chaseEdge: -0.14,
  conditionEdge: 0.49,
  inningsBreakMs: 15 * MINUTE_MS,
}

export const ODI_RULES: CricketRules = {
  kind: 'ODI',
  balls: 300,
  wickets: 10,
  bowlersMin: 5,
  powerplayBalls: 60,
  deathBalls: 60,
  runsMax: 520,
  sessionOvers: [10, 20, 30, 40, 50],
  oversMin: 20,
  chaseEdge: -0.19,
  conditionEdge: 0.68,
  inningsBreakMs: 35 * MINUTE_MS,
}

export const SUPER_OVER_RULES: CricketRules = {
  kind: 'super_over',
  balls: 6,
  wickets: 2,
  bowlersMin: 1,
  powerplayBalls: 0,
  deathBalls: 6,
  runsMax: 60,
  sessionOvers: [],
  oversMin: 1,
  chaseEdge: -0.1,
  conditionEdge: 0.49,
  inningsBreakMs: 5 * MINUTE_MS,
}

export const BALLS_PER_OVER = 6

export function rulesOf(format: CricketFormat): CricketRules {
  return format === 'T20' ? T20_RULES : ODI_RULES
}

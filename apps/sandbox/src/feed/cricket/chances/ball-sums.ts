import {
  deliveryOdds,
  edgeStepsOf,
  type Phase,
  PHASES,
  TEMPO_STEPS_MAX,
} from '../delivery/delivery-odds.ts'

/** Chances of a ball by what it does to the innings; they add up to 1. */
export type BallSums = Readonly<{
  /** Legal balls without a wicket, by runs 0 to 6. */
  legal: readonly number[]
  /** Of these, by what the batter makes of them: byes are none, a no-ball is about two. */
  own: readonly number[]
  wicket: number
  /** Balls that are bowled again, by runs 0 to 6. */
  again: readonly number[]
  /** Fours and sixes off the bat. */
  boundary: number
  /** The mean runs of a delivery, and the mean of their squares. */
  mean: number
  squares: number
  /** The mean of what the batter makes of it, and of what comes besides. */
  ownMean: number
  extras: number
  /** Deliveries that it takes on average until one is legal. */
  perLegal: number
  /** The chance that a delivery is one of those that `own` and `wicket` count. */
  faced: number
}>

/** Runs of byes: one, two or the rope, as the balls of the match are drawn. */
const BYE_SHARES = { one: 4 / 6, two: 1 / 6, four: 1 / 6 }
const WIDE_SHARES = { one: 0.8, two: 0.1, five: 0.1 }
/** A no-ball's own run with what is hit off it, on average. */
const NO_BALL_RUNS = 3

/** By phase and steps of the edge; in each list by step of tempo. */
const known = new Map<number, readonly BallSums[]>()

/** The balls of a phase and an edge, by step of tempo. */
export function ballsByStep(phase: Phase, edge: number): readonly BallSums[] {
  const key = edgeStepsOf(edge) * PHASES.length + PHASES.indexOf(phase)
  const before = known.get(key)
  if (before !== undefined) return before
  const balls = Array.from({ length: TEMPO_STEPS_MAX + 1 }, (_, step) =>
    sumsOf(deliveryOdds(step, phase, edge)),
  )
  known.set(key, balls)
  return balls
}

export function ballSums(tempoStep: number, phase: Phase, edge: number): BallSums {
  const sums = ballsByStep(phase, edge)[tempoStep]
  if (sums === undefined) throw new RangeError(`no step ${tempoStep} of tempo`)
  return sums
}

function sumsOf(odds: readonly number[]): BallSums {
  const [dot = 0, one = 0, two = 0, three = 0, four = 0, six = 0, wicket = 0] = odds
  const [wide = 0, noBall = 0, bye = 0, legBye = 0] = odds.slice(7)
  const byes = bye + legBye
  const again = [
    0,
    wide * WIDE_SHARES.one,
    wide * WIDE_SHARES.two,
    0,
    0,
    wide * WIDE_SHARES.five,
    0,
  ]
  again[NO_BALL_RUNS] = noBall
  const legal = [
    dot,
    one + byes * BYE_SHARES.one,
    two + byes * BYE_SHARES.two,
    three,
    four + byes * BYE_SHARES.four,
    0,
    six,
  ]
  const own = [dot + byes, one, two + noBall, three, four, 0, six]
  return {
    legal,
    own,
    wicket,
    again,
    boundary: four + six,
    ...meansOf({ legal, own, wicket, again }),
  }
}

function meansOf({
  legal,
  own,
  wicket,
  again,
}: Pick<BallSums, 'legal' | 'own' | 'wicket' | 'again'>) {
  const all = legal.map((chance, runs) => chance + (again[runs] ?? 0))
  const ownMean = meanRuns(own)
  const byes = meanRuns(legal) - ownMean
  return {
    mean: meanRuns(all),
    squares: all.reduce((sum, chance, runs) => sum + chance * (runs * runs), 0),
    ownMean,
    extras: Math.max(byes + meanRuns(again), 0),
    perLegal: 1 / (1 - again.reduce((sum, chance) => sum + chance, 0)),
    faced: own.reduce((sum, chance) => sum + chance, wicket),
  }
}

function meanRuns(chances: readonly number[]): number {
  return chances.reduce((sum, chance, runs) => sum + chance * runs, 0)
}

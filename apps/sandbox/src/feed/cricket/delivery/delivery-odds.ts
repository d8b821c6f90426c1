/** How an innings changes: fielders in the ring, then spread, then batters who have nothing to lose. */
export type Phase = (typeof PHASES)[number]

export const PHASES = ['powerplay', 'middle', 'death'] as const

/** What a ball can come to, in the order of the probabilities of `deliveryOdds`. */
export const BALL_EVENTS = [
  'dot',
  'one',
  'two',
  'three',
  'four',
  'six',
  'wicket',
  'wide',
  'no_ball',
  'bye',
  'leg_bye',
] as const

export type BallEvent = (typeof BALL_EVENTS)[number]

/** Tempo is counted in steps of a tenth, from 0 (blocking) to 40 (all or nothing). */
export const TEMPO_STEPS_MAX = 40

/**
 * Chances per ball of a batter of the usual skill against a bowler of the usual skill at whole
 * levels of tempo. Rows follow the run rates of real limited-overs cricket: about 3.4, 4.6, 7,
 * 9.5 and 11.2 an over.
 */
const LEVELS = [
  { dot: 0.62, one: 0.283, two: 0.03, three: 0.003, four: 0.042, six: 0.003, wicket: 0.0115 },
  { dot: 0.499, one: 0.37, two: 0.048, three: 0.004, four: 0.053, six: 0.008, wicket: 0.0175 },
  { dot: 0.346, one: 0.388, two: 0.066, three: 0.004, four: 0.101, six: 0.041, wicket: 0.041 },
  { dot: 0.271, one: 0.328, two: 0.085, three: 0.003, four: 0.137, six: 0.09, wicket: 0.06 },
  { dot: 0.281, one: 0.222, two: 0.07, three: 0.002, four: 0.163, six: 0.142, wicket: 0.082 },
] as const

const EXTRAS = { no_ball: 0.004, bye: 0.003, leg_bye: 0.007 }
/** Bowlers under attack stray more: wides with nobody hitting out, and for each level of tempo. */
const WIDES = { base: 0.006, perLevel: 0.0105 }

/** How a phase bends the chances: the powerplay opens the rope, the death overs invite risk. */
const PHASE_BENDS = {
  powerplay: { dot: 1.3, one: 0.73, two: 0.8, four: 1.38, six: 1, wicket: 1, wide: 1 },
  middle: { dot: 1, one: 1, two: 1, four: 1, six: 1, wicket: 1, wide: 0.9 },
  death: { dot: 1, one: 1, two: 1.1, four: 1, six: 1.1, wicket: 1, wide: 1.3 },
} as const satisfies Record<Phase, Record<string, number>>

/** How much an edge of 1 of the batter over the bowler changes the odds of each event. */
const EDGE_PULL = { one: 0.1, two: 0.15, four: 0.42, six: 0.44, wicket: -0.38 }

/** Edges are told apart in steps of this size, so that odds once computed serve again. */
const EDGE_STEP = 0.05

const known = new Map<number, readonly number[]>()

/**
 * Chances of each of `BALL_EVENTS`; they add up to 1.
 * @param tempoStep 0 to `TEMPO_STEPS_MAX`
 * @param edge the batter's skill less the bowler's; 0 is an even contest, ±1 very one-sided
 */
export function deliveryOdds(tempoStep: number, phase: Phase, edge: number): readonly number[] {
  const edgeSteps = edgeStepsOf(edge)
  const key = (edgeSteps * 100 + tempoStep) * PHASES.length + PHASES.indexOf(phase)
  const before = known.get(key)
  if (before !== undefined) return before
  const odds = computeOdds(tempoStep, phase, edgeSteps * EDGE_STEP)
  known.set(key, odds)
  return odds
}

/** Edges of as many steps have the same odds. */
export function edgeStepsOf(edge: number): number {
  return Math.round(edge / EDGE_STEP)
}

function computeOdds(tempoStep: number, phase: Phase, edge: number): readonly number[] {
  const floor = Math.min(Math.floor(tempoStep / 10), LEVELS.length - 2)
  const low = LEVELS[floor] ?? LEVELS[0]
  const high = LEVELS[floor + 1] ?? low
  const part = tempoStep / 10 - floor
  const between = (event: keyof typeof low) => low[event] + (high[event] - low[event]) * part
  const bend = PHASE_BENDS[phase]
  const bent = (event: keyof typeof EDGE_PULL) =>
    between(event) * bend[event] * Math.exp(EDGE_PULL[event] * edge)
  return scaledToOne([
    between('dot') * bend.dot,
    bent('one'),
    bent('two'),
    between('three'),
    bent('four'),
    bent('six'),
    bent('wicket'),
    (WIDES.base + (WIDES.perLevel * tempoStep) / 10) * bend.wide,
    EXTRAS.no_ball,
    EXTRAS.bye,
    EXTRAS.leg_bye,
  ])
}

function scaledToOne(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

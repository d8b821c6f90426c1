import type { Random } from '../../random/random.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'

/**
 * What no team sheet tells of a match: how pitch and air play, for both sides alike, and how either
 * side bats that day. Both move the edge of every ball by whole steps.
 */
export type Conditions = Readonly<{
  /** As drawn: the balls follow it, and no price may know it. */
  drawn: Situation
  /** The chance of each situation for one who has watched every ball; they add up to 1. */
  opinion: Float64Array
}>

/** Of five days one is a green top, one a road, and three are in between. */
const DAY_SHARES = [
  [-1, 0.2],
  [0, 0.6],
  [1, 0.2],
] as const
const FORM_SHARES = [
  [-1, 1 / 3],
  [0, 1 / 3],
  [1, 1 / 3],
] as const

/** Steps of a batting side: the day and its own form together. */
const STEPS = [-2, -1, 0, 1, 2] as const
export type Steps = (typeof STEPS)[number]

/** Steps of the day and of each side's form, -1 to 1: above 0 is better for batting. */
type Situation = Readonly<{ day: number; forms: readonly [number, number] }>

const SITUATIONS = DAY_SHARES.flatMap(([day, dayShare]) =>
  FORM_SHARES.flatMap(([first, firstShare]) =>
    FORM_SHARES.map(([second, secondShare]) => ({
      day,
      forms: [first, second] as const,
      share: dayShare * firstShare * secondShare,
    })),
  ),
)

/** Of every situation: at which of the steps either side bats. */
const STEP_PLACES = [0, 1].map((side) =>
  SITUATIONS.map((situation) => STEPS.indexOf(stepsOf(situation, side))),
) as [number[], number[]]

/** Before a ball is bowled everyone knows the shares and nobody the match. */
export function drawConditions(random: Random): Conditions {
  const day = drawFrom(DAY_SHARES, random)
  const forms = [drawFrom(FORM_SHARES, random), drawFrom(FORM_SHARES, random)] as const
  return { drawn: { day, forms }, opinion: Float64Array.from(SITUATIONS, ({ share }) => share) }
}

/** The same for one who has not seen it: nothing is known of how a match will play. */
export function usualConditions(): Conditions {
  return {
    drawn: { day: 0, forms: [0, 0] },
    opinion: Float64Array.from(SITUATIONS, ({ share }) => share),
  }
}

/** What the conditions as drawn add to the edge of a side's batters. */
export function drawnEdge(rules: CricketRules, { drawn }: Conditions, side: number): number {
  return rules.conditionEdge * stepsOf(drawn, side)
}

/** Takes in a ball that a side faced: `chanceAt` is how likely it was at each step. */
export function learn(
  { opinion }: Conditions,
  side: number,
  chanceAt: (steps: Steps) => number,
): void {
  const chances = STEPS.map(chanceAt)
  const places = side === 0 ? STEP_PLACES[0] : STEP_PLACES[1]
  let sum = 0
  for (let index = 0; index < opinion.length; index += 1) {
    const seen = (opinion[index] ?? 0) * (chances[places[index] ?? 0] ?? 0)
    opinion[index] = seen
    sum += seen
  }
  for (let index = 0; index < opinion.length; index += 1)
    opinion[index] = (opinion[index] ?? 0) / sum
}

/** How likely a side is thought to bat at each step. */
export function sideOpinion({ opinion }: Conditions, side: number): readonly Weighed<Steps>[] {
  const weights = new Map<Steps, number>()
  for (const [index, situation] of SITUATIONS.entries()) {
    const steps = stepsOf(situation, side)
    weights.set(steps, (weights.get(steps) ?? 0) + (opinion[index] ?? 0))
  }
  return STEPS.map((steps) => ({ is: steps, weight: weights.get(steps) ?? 0 }))
}

/** What a side's conditions are thought to add to its edge: the mean, and how far it strays. */
export function opinionEdge(
  { conditionEdge }: CricketRules,
  conditions: Conditions,
  side: number,
): Readonly<{ mean: number; sd: number }> {
  const opinion = sideOpinion(conditions, side)
  const mean = opinion.reduce((sum, { is, weight }) => sum + is * weight, 0)
  const variance = opinion.reduce((sum, { is, weight }) => sum + (is - mean) ** 2 * weight, 0)
  return { mean: conditionEdge * mean, sd: conditionEdge * Math.sqrt(variance) }
}

/** The same of both sides at once: the one that bats first and the one that replies. */
export function pairOpinion(
  { opinion }: Conditions,
  first: number,
): readonly Weighed<Readonly<{ first: Steps; reply: Steps }>>[] {
  return SITUATIONS.map((situation, index) => ({
    is: { first: stepsOf(situation, first), reply: stepsOf(situation, 1 - first) },
    weight: opinion[index] ?? 0,
  }))
}

/** Something that may be so, and how likely it is. */
export type Weighed<T> = Readonly<{ is: T; weight: number }>

function stepsOf({ day, forms }: Situation, side: number): Steps {
  return (day + (side === 0 ? forms[0] : forms[1])) as Steps
}

function drawFrom(shares: readonly (readonly [number, number])[], random: Random): number {
  let left = random.next()
  return shares.find(([, share]) => (left -= share) < 0)?.[0] ?? 0
}

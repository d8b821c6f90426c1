import { fraction, times, type Fraction } from '../../../chance/fraction.ts'
import { waysToChoose } from '../../../chance/ways-to-choose.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'

/** Baskets of the grove, five rows of five, counted from the top left. */
export const BASKETS = 25

/** Wasps that may hide in the grove; one basket is always safe. */
export const WASPS_MIN = 1
export const WASPS_MAX = BASKETS - 1

/** Hundredths of the fair multiple that are paid. */
const RETURN_CENTI = 99n

/** The chance that so many baskets, opened one after the other, hold no wasp. */
export function safeChance(wasps: number, opened: number): Fraction {
  return fraction(waysToChoose(BASKETS - wasps, opened), waysToChoose(BASKETS, opened))
}

/**
 * What is paid after so many safe baskets, in hundredths of the stake, rounded down: 0.99 divided by
 * the chance to come so far. Before the first basket it is the stake.
 */
export function groveMultipleCenti(wasps: number, opened: number): bigint {
  if (opened === 0) return 100n
  const { numerator, denominator } = safeChance(wasps, opened)
  return (RETURN_CENTI * denominator) / numerator
}

/** No grove pays more than so many hundredths of its stake. */
export const GROVE_MOST_CENTI = 1_000_000n

/**
 * How many mangoes end a grove and are paid by themselves: all of them, or as many as pay the most
 * that a grove may. It ends before a mango that would pay more, so that every stop returns the same.
 */
export function groveLast(wasps: number): number {
  let last = BASKETS - wasps
  while (groveMultipleCenti(wasps, last) > GROVE_MOST_CENTI) last -= 1
  return last
}

/** What is returned to a player who always stops after so many safe baskets. */
export function groveReturn(wasps: number, opened: number): Fraction {
  return times(safeChance(wasps, opened), fraction(groveMultipleCenti(wasps, opened), 100n))
}

/**
 * The stop that returns most. Multiples are rounded down, so that other stops return a little less, never
 * more.
 */
export function groveBestStop(wasps: number): number {
  let best = 1
  for (let opened = 2; opened <= groveLast(wasps); opened += 1) {
    const [here, there] = [groveReturn(wasps, opened), groveReturn(wasps, best)]
    if (here.numerator * there.denominator > there.numerator * here.denominator) best = opened
  }
  return best
}

/**
 * The baskets in an order where the wasps come first: all orders are equally likely (Fisher and
 * Yates, from the last place down). It is drawn before the first basket is opened.
 */
export function drawGrove(draws: DrawStream): readonly number[] {
  const order = Array.from({ length: BASKETS }, (_, basket) => basket)
  for (let place = BASKETS - 1; place > 0; place -= 1) {
    const other = draws.below(place + 1)
    const here = order[place] ?? 0
    order[place] = order[other] ?? 0
    order[other] = here
  }
  return order
}

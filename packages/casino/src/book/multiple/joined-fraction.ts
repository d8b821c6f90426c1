import type { Sizes } from './sizes.ts'

/** An exact number that is not negative. */
export type Fraction = Readonly<{ numerator: bigint; denominator: bigint }>

/**
 * The sum of the products of every choice of `sizes` of the factors, over how many such choices there
 * are: what one unit staked in equal parts on all of them becomes. With one size of all factors that is
 * their product. The sums are the coefficients of the product of (denominator + numerator · x).
 */
export function joined(factors: readonly Fraction[], sizes: Sizes): Fraction {
  let sums = [1n]
  let counts = [1n]
  for (const { numerator, denominator } of factors) {
    sums = timesFactor(sums, denominator, numerator)
    counts = timesFactor(counts, 1n, 1n)
  }
  const whole = factors.reduce((product, { denominator }) => product * denominator, 1n)
  return { numerator: sumAt(sums, sizes), denominator: whole * sumAt(counts, sizes) }
}

/** The coefficients of a polynomial times (constant + linear · x). */
function timesFactor(coefficients: readonly bigint[], constant: bigint, linear: bigint): bigint[] {
  return [...coefficients, 0n].map(
    (each, power) => each * constant + (coefficients[power - 1] ?? 0n) * linear,
  )
}

function sumAt(coefficients: readonly bigint[], sizes: Sizes): bigint {
  return sizes.reduce((sum, size) => sum + (coefficients[size] ?? 0n), 0n)
}

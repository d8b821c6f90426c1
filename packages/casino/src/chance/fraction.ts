/** An exact share or expectation, in lowest terms, denominator above 0. */
export type Fraction = { numerator: bigint; denominator: bigint }

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError('A fraction needs a denominator above 0')
  const divisor = commonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  )
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** As a percentage with two decimals, rounded down: `"96.12"`. For fractions of 0 or more. */
export function percentText({ numerator, denominator }: Fraction): string {
  const hundredths = (numerator * 10_000n) / denominator
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b)
}

/** How a number of runs may turn out: its mean, how far it strays, and to which side. */
export type Spread = Readonly<{ mean: number; sd: number; skew: number }>

/** Below this the outcome is certain. */
const SD_MIN = 0.05
const SKEW_MAX = 0.9

/**
 * The chance of at least so many runs: the normal distribution with the first Edgeworth correction
 * for skewness, and half a run for whole numbers.
 */
export function chanceAtLeast({ mean, sd, skew }: Spread, runs: number): number {
  if (sd < SD_MIN) return mean >= runs - 0.5 ? 1 : 0
  const z = (runs - 0.5 - mean) / sd
  const bounded = Math.min(Math.max(skew, -SKEW_MAX), SKEW_MAX)
  const dense = density(z)
  const chance = tailOf(z, dense) + (dense * bounded * (z * z - 1)) / 6
  return Math.min(Math.max(chance, 0), 1)
}

export function moved(spread: Spread, runs: number): Spread {
  return { ...spread, mean: spread.mean + runs }
}

/** The normal distribution's density. */
export function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/** Its upper tail, to 1e-7: Hastings' rational approximation. */
export function upperTail(z: number): number {
  return tailOf(z, density(z))
}

/** The same where the density at `z` is known already. */
export function tailOf(z: number, dense: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    dense *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z >= 0 ? tail : 1 - tail
}

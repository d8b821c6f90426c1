/** How high the rocket has to get, in hundredths; a stake that it carries so high is paid times that. */
export type BajiSetup = { targetCenti: number }

/**
 * The targets that can be set, in hundredths. The highest pays 100,000 times the stake: no game of the
 * house can be listed with a larger win than that.
 */
export const TARGET_MIN_CENTI = 101
export const TARGET_MAX_CENTI = 10_000_000

/** The setup in what a page sent; null when it is none. */
export function readBajiSetup(value: unknown): BajiSetup | null {
  if (typeof value !== 'object' || value === null || !('targetCenti' in value)) return null
  const { targetCenti } = value
  return isTarget(targetCenti) ? { targetCenti } : null
}

function isTarget(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= TARGET_MIN_CENTI &&
    value <= TARGET_MAX_CENTI
  )
}

/** Where every flight begins, and where a kite that nobody cuts lands; hundredths. */
export const HEIGHT_MIN_CENTI = 100
export const HEIGHT_MAX_CENTI = 100_000

/** Flight in a second, as the power of e that the height grows by. */
const GROWTH_PER_SECOND = 0.06

/**
 * The first millisecond at which the kite is so high. No height but 1.00 is reached at a whole
 * millisecond, and none so near to one that browsers could differ in the last digits of a logarithm.
 */
export function elapsedMs(heightCenti: number): number {
  const height = within(HEIGHT_MIN_CENTI, Math.ceil(heightCenti), HEIGHT_MAX_CENTI)
  return Math.ceil((Math.log(height / 100) / GROWTH_PER_SECOND) * 1000)
}

/**
 * How high the kite is so long after the start, in hundredths, rounded down: the greatest height
 * that `elapsedMs` has reached by then, so that the two never disagree.
 */
export function heightCenti(elapsed: number): number {
  const near = Math.floor(100 * Math.exp((GROWTH_PER_SECOND * Math.max(0, elapsed)) / 1000))
  let height = within(HEIGHT_MIN_CENTI, near, HEIGHT_MAX_CENTI)
  while (height > HEIGHT_MIN_CENTI && elapsedMs(height) > elapsed) height -= 1
  while (height < HEIGHT_MAX_CENTI && elapsedMs(height + 1) <= elapsed) height += 1
  return height
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

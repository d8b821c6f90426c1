import { BAJI_TARGET_MAX_CENTI, BAJI_TARGET_MIN_CENTI } from '@maidan/casino'

const NEAR = [110, 120, 130, 140, 150, 175, 200, 250, 300, 400, 500, 600, 800] as const
const DECADES = [1_000, 10_000, 100_000, 1_000_000] as const
const OF_DECADE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const

/** Where the slider and the buttons beside it stop, in hundredths: round targets, ever further apart. */
export const TARGET_STOPS: readonly number[] = [
  BAJI_TARGET_MIN_CENTI,
  ...NEAR,
  ...DECADES.flatMap((decade) => OF_DECADE.map((times) => decade * times)),
  BAJI_TARGET_MAX_CENTI,
]

/** The place of a target among the stops: that of the last one which is not above it. */
export function stopOf(centi: number): number {
  return Math.max(
    0,
    TARGET_STOPS.findLastIndex((stop) => stop <= centi),
  )
}

/** The target of a stop, counted from 0. */
export function targetAt(stop: number): number {
  return TARGET_STOPS[stop] ?? BAJI_TARGET_MAX_CENTI
}

/** The next stop above or below a target, or the target itself at the end of them. */
export function nextTarget(centi: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? TARGET_STOPS.find((stop) => stop > centi)
      : TARGET_STOPS.findLast((stop) => stop < centi)
  return next ?? centi
}

/** Twice a target or half of it, as near to that as targets may be. */
export function scaledTarget(centi: number, direction: 1 | -1): number {
  const scaled = direction === 1 ? centi * 2 : Math.floor(centi / 2)
  return Math.min(BAJI_TARGET_MAX_CENTI, Math.max(BAJI_TARGET_MIN_CENTI, scaled))
}

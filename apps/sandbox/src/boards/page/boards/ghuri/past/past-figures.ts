/** What the last flights came to; shares are whole hundredths, heights hundredths. */
export type PastFigures = {
  count: number
  middleCenti: number
  highestCenti: number
  /** How many got as high as each of the told heights. */
  reached: readonly { centi: number; count: number }[]
}

export const TOLD_HEIGHTS_CENTI = [200, 500, 1_000] as const

/** The figures of flights that were cut at these heights; null while there are none. */
export function pastFigures(brokenCenti: readonly number[]): PastFigures | null {
  const rising = brokenCenti.toSorted((a, b) => a - b)
  const [middleCenti, highestCenti] = [rising[Math.floor(rising.length / 2)], rising.at(-1)]
  if (middleCenti === undefined || highestCenti === undefined) return null
  return {
    count: rising.length,
    middleCenti,
    highestCenti,
    reached: TOLD_HEIGHTS_CENTI.map((centi) => ({
      centi,
      count: rising.filter((broken) => broken >= centi).length,
    })),
  }
}

export type HeightBand = 'low' | 'middle' | 'high' | 'rare'

/** Which of four colours a height wears. */
export function heightBand(centi: number): HeightBand {
  if (centi < 200) return 'low'
  if (centi < 1_000) return 'middle'
  return centi < 10_000 ? 'high' : 'rare'
}

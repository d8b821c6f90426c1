/**
 * A line on runs as the exchange quotes it: what YES claims of a score, and what YES wins and NO
 * risks per 100; 0 where a side is not offered.
 */
export type RunLine = Readonly<{
  /** Unique in its match. */
  id: string
  /** Whether one ball decides it. */
  ofOneBall: boolean
  claim:
    | { kind: 'at_least'; yesRuns: number; noRuns: number }
    | { kind: 'within'; fromRuns: number; toRuns: number }
    | { kind: 'last_digit'; digit: number }
    | { kind: 'even' }
  yesRate: number
  noRate: number
}>

/** How often the runs between NO and YES of a line are hit, where neither side wins. */
const GAP_CHANCE = 0.06

/** How likely YES is as the two rates see it; null where a side is missing. */
export function chanceOfYes({ yesRate, noRate }: RunLine): number | null {
  if (yesRate <= 0 || noRate <= 0) return null
  const yes = 100 / (100 + yesRate)
  const no = noRate / (100 + noRate)
  return yes / (yes + no)
}

/**
 * A line of whole runs as over and under: the least runs that are over, and how likely they are.
 * Between NO and YES lies the middle of what may come; the side that gets the odd run of the gap is
 * likelier by as much.
 */
export function overOf(line: RunLine): { runs: number; chance: number } | null {
  const yes = chanceOfYes(line)
  if (line.claim.kind !== 'at_least' || yes === null) return null
  const { yesRuns, noRuns } = line.claim
  const gap = yesRuns - noRuns
  if (gap <= 0) return { runs: yesRuns, chance: yes }
  const lean = gap % 2 === 0 ? 0 : GAP_CHANCE / (2 * gap)
  return { runs: yesRuns - Math.floor(gap / 2), chance: yes - lean }
}

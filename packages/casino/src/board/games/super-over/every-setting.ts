import { everyStep, type Told } from './every-step.ts'
import { isOver } from './innings.ts'
import { INNINGS_RUNS_MAX, OPENINGS, SIXES_MAX, type Opening } from './result.ts'

/** A first innings as results tell it, and its ways. `first` are its runs, capped. */
export type Setting = {
  opening: Opening
  first: number
  hasFallen: boolean
  sixes: number
  ways: bigint
}

/** All first innings of these sides, by their runs. */
export function everySetting(sides: {
  batting: number
  bowling: number
}): ReadonlyMap<number, readonly Setting[]> {
  const settings = new Map<number, Map<number, Setting>>()
  for (const { after, ways } of everyStep({ ...sides, hasOpening: true })) {
    if (after.opening === null || !isOver(after)) continue
    const alike = settings.get(after.runs) ?? new Map<number, Setting>()
    settings.set(after.runs, alike)
    gather(alike, after, after.opening, BigInt(ways))
  }
  return new Map([...settings].map(([runs, alike]) => [runs, [...alike.values()]]))
}

function gather(alike: Map<number, Setting>, told: Told, opening: Opening, ways: bigint): void {
  const { runs, sixes, wickets } = told
  const hasFallen = wickets > 0
  const key = (OPENINGS.indexOf(opening) * (SIXES_MAX + 1) + sixes) * 2 + (hasFallen ? 1 : 0)
  const known = alike.get(key)
  if (known !== undefined) known.ways += ways
  else alike.set(key, { opening, first: Math.min(runs, INNINGS_RUNS_MAX), hasFallen, sixes, ways })
}

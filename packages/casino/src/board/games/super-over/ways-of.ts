import type { ResultWays } from '../../event/event-model.ts'
import { everyChase, type Chase } from './every-chase.ts'
import { everySetting, type Setting } from './every-setting.ts'
import { cricketTeam, type CricketFixture } from './fixtures.ts'
import { MARGINS, OPENINGS, SIXES_MAX, type SuperOverResult } from './result.ts'

/** Every result of a super over with its ways: each first innings with each chase of its runs. */
export function waysOf({ first, second }: CricketFixture): readonly ResultWays<SuperOverResult>[] {
  const one = cricketTeam(first)
  const other = cricketTeam(second)
  const chasesOf = everyChase({ batting: other.batting, bowling: one.bowling })
  const results = new Map<number, { result: SuperOverResult; ways: bigint }>()
  for (const [runs, settings] of everySetting({ batting: one.batting, bowling: other.bowling })) {
    const chases = chasesOf(runs)
    for (const setting of settings) {
      for (const chase of chases) gather(results, setting, chase)
    }
  }
  return [...results.values()]
}

function gather(
  results: Map<number, { result: SuperOverResult; ways: bigint }>,
  setting: Setting,
  chase: Chase,
): void {
  const ways = setting.ways * chase.ways
  const sixes = Math.min(setting.sixes + chase.sixes, SIXES_MAX)
  const key = keyOf(setting, chase, sixes)
  const known = results.get(key)
  if (known !== undefined) {
    known.ways += ways
    return
  }
  const { opening, hasFallen, first } = setting
  const { highest, total, margin } = chase
  results.set(key, { result: { opening, first, highest, total, margin, sixes, hasFallen }, ways })
}

/** A number that two results share only if they are alike: each factor is above all its values. */
function keyOf({ opening, hasFallen, first }: Setting, chase: Chase, sixes: number): number {
  const setting = (first * 10 + OPENINGS.indexOf(opening)) * 2 + (hasFallen ? 1 : 0)
  const runs = (setting * 100 + chase.highest) * 100 + chase.total
  return (runs * 10 + MARGINS.indexOf(chase.margin)) * 10 + sixes
}

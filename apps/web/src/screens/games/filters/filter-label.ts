import type { gamesText, Translate } from '@maidan/locales'
import { FILTER_GROUPS, type FilterGroup } from '../../../features/games/filters/game-filters.ts'

type Words = Translate<(typeof gamesText)['en']>

type Value = (typeof FILTER_GROUPS)[FilterGroup][number]

/** What an option of a group is called; empty for one that nobody knows. */
export function filterLabel(t: Words, group: FilterGroup, value: string): string {
  const known: readonly Value[] = FILTER_GROUPS[group]
  const found = known.find((one) => one === value)
  return found === undefined ? '' : label(t, found)
}

function label(t: Words, value: Value): string {
  return t(`is_${value}`)
}

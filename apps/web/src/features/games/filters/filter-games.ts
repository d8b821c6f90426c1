import { FILTER_GROUPS, groupNames } from './game-filters.ts'
import type { FilterGroup, GameFilters } from './game-filters.ts'

/** Codes that the player or the house has marked. */
export type GameMarks = Readonly<Record<'favourites' | 'recent' | 'popular', ReadonlySet<string>>>

type Filterable = {
  code: string
  type: string
  volatility: string
  features: readonly string[]
  is_new: boolean
}

/**
 * The games that fit every group. In a group one choice is enough, but of features each one: who asks
 * for free spins and a multiplier wants both.
 */
export function filterGames<G extends Filterable>(
  games: readonly G[],
  filters: GameFilters,
  marks: GameMarks,
): G[] {
  return games.filter((game) => groupNames.every((group) => fits(game, group, { filters, marks })))
}

type Choice = { filters: GameFilters; marks: GameMarks }

function fits(game: Filterable, group: FilterGroup, { filters, marks }: Choice): boolean {
  const chosen = filters[group]
  if (chosen.length === 0) return true
  const has = (value: string) => hasValue(game, group, { value, marks })
  return group === 'feature' ? chosen.every(has) : chosen.some(has)
}

type Asked = { value: string; marks: GameMarks }

function hasValue(game: Filterable, group: FilterGroup, { value, marks }: Asked): boolean {
  switch (group) {
    case 'show':
      return isShown(game, value, marks)
    case 'kind':
      return game.type === value
    case 'feature':
      return game.features.includes(value)
    case 'volatility':
      return game.volatility === value
  }
}

function isShown(game: Filterable, show: string, marks: GameMarks): boolean {
  if (show === 'new') return game.is_new
  return (
    (show === 'favourites' || show === 'recent' || show === 'popular') && marks[show].has(game.code)
  )
}

/** A value of a group, and how many games are left if it is chosen beside the other groups. */
export type FilterOption = { value: string; count: number; chosen: boolean }

/**
 * What can be chosen of a group: values that some game of the list has, and those that are chosen. A
 * group that says the same of every game is none to choose of.
 */
export function filterOptions(
  games: readonly Filterable[],
  group: FilterGroup,
  { filters, marks }: Choice,
): FilterOption[] {
  const chosen: readonly string[] = filters[group]
  const others = group === 'feature' ? filters : { ...filters, [group]: [] }
  const left = filterGames(games, others, marks)
  const countIn = (list: readonly Filterable[], value: string) =>
    list.filter((game) => hasValue(game, group, { value, marks })).length
  const there = FILTER_GROUPS[group].flatMap((value): FilterOption[] => {
    const isChosen = chosen.includes(value)
    const isThere = isChosen || countIn(games, value) > 0
    return isThere ? [{ value, count: countIn(left, value), chosen: isChosen }] : []
  })
  const tellsApart = there.some(
    ({ value, chosen: isChosen }) => isChosen || countIn(games, value) < games.length,
  )
  return tellsApart ? there : []
}

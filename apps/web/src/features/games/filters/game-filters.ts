import { GAME_FEATURES, VOLATILITIES } from '@maidan/contract/facts'
import type { GameFeature } from '@maidan/contract/facts'

/** What a list can be narrowed to by who plays a game: the player, or everybody. */
export const SHOWS = ['favourites', 'recent', 'popular', 'new'] as const

export type Show = (typeof SHOWS)[number]
export type Volatility = (typeof VOLATILITIES)[number]

/** The kinds of games in the order of the tabs. */
export const GAME_KINDS = [
  'sports',
  'casino',
  'slot',
  'table',
  'poker',
  'crash',
  'fishing',
  'arcade',
  'lottery',
] as const

export type GameKind = (typeof GAME_KINDS)[number]

/** The groups of a choice, as the sheet shows them, and what there is in each. */
export const FILTER_GROUPS = {
  show: SHOWS,
  kind: GAME_KINDS,
  feature: GAME_FEATURES,
  volatility: VOLATILITIES,
} as const

export type FilterGroup = keyof typeof FILTER_GROUPS

/** What was chosen of each group. Of a group without a choice everything fits. */
export type GameFilters = {
  show: readonly Show[]
  kind: readonly GameKind[]
  feature: readonly GameFeature[]
  volatility: readonly Volatility[]
}

export const groupNames = Object.keys(FILTER_GROUPS) as readonly FilterGroup[]

/** The choices of an address; what it says and nobody knows is left out. */
export function readFilters(search: Readonly<Record<string, string | undefined>>): GameFilters {
  return {
    show: known(SHOWS, search['show']),
    kind: known(GAME_KINDS, search['kind']),
    feature: known(GAME_FEATURES, search['feature']),
    volatility: known(VOLATILITIES, search['volatility']),
  }
}

function known<T extends string>(all: readonly T[], text = ''): T[] {
  const said = text.split(',')
  return all.filter((one) => said.includes(one))
}

/** The choices as an address carries them; a group without one is left out. */
export function writeFilters(filters: GameFilters): Record<FilterGroup, string | undefined> {
  const text = (group: FilterGroup) => filters[group].join(',') || undefined
  return {
    show: text('show'),
    kind: text('kind'),
    feature: text('feature'),
    volatility: text('volatility'),
  }
}

/** The choices with one more, or without one that was there. */
export function toggleFilter(filters: GameFilters, group: FilterGroup, value: string): GameFilters {
  const chosen: readonly string[] = filters[group]
  const others = chosen.filter((one) => one !== value)
  const next = chosen.length === others.length ? [...chosen, value] : others
  return readFilters({ ...writeFilters(filters), [group]: next.join(',') })
}

export const countFilters = (filters: GameFilters): number =>
  groupNames.reduce((sum, group) => sum + filters[group].length, 0)

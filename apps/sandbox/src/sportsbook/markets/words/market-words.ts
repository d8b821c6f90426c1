import type { CricketKind, SoccerKind, TennisKind } from '@maidan/casino'

export type MarketKind = SoccerKind | TennisKind | CricketKind

/** Words of selections whose names are not those of the sides. */
export type SelectionWord =
  | 'draw'
  | 'over'
  | 'under'
  | 'yes'
  | 'no'
  | 'odd'
  | 'even'
  | 'other'
  | 'first'
  | 'second'
  | 'equal'

/** How markets and selections are called; `{line}`, `{side}`, `{set}` and `{title}` are filled in. */
export type MarketWords = {
  markets: Record<MarketKind, string>
  /** How two words of a selection stand together, where it is not `join`. */
  joins: Partial<Record<MarketKind, string>>
  join: string
  selections: Record<SelectionWord, string>
  orMore: string
}

/** A price that was tapped: everything a bet slip has to know of it. */
export type Selection = {
  eventId: string
  eventName: string
  /** As the odds calls name it: `1.2412345`, `bm:<event>` or `f:<event>:<line>`. */
  marketId: string
  marketName: string
  kind: 'match_odds' | 'bookmaker' | 'fancy'
  /** The runner; null for a fancy. */
  selectionId: number | null
  selectionName: string
  side: 'back' | 'lay' | 'yes' | 'no'
  /** Decimal odds on match odds, the rate per 100 on the others. */
  odds: string
  /** The run (or window, digit, parity) that a fancy's side names. */
  run: string | null
}

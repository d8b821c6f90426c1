import type { HoldSymbolSet, SymbolSet, WildSymbolSet } from './symbol-set.ts'

/** Everything that is drawn for a slot game: its cards for the lobby, its backdrop and its symbols. */
export type SlotArt = {
  /** The studio's code of the game. */
  code: string
  card: () => string
  wide: () => string
  background: () => string
  symbols: SymbolSet | WildSymbolSet | HoldSymbolSet
}

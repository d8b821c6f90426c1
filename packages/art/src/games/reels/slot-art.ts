import type { Wording, Wordings } from '../../scene/wording.ts'
import type { HoldSymbolSet, SymbolSet, WildSymbolSet } from './symbol-set.ts'

/** Everything that is drawn for a slot game: its cards for the lobby, its backdrop and its symbols. */
export type SlotArt = {
  /** The studio's code of the game. */
  code: string
  /** The game's name on its cards. */
  words: Wordings
  card: (wording: Wording) => string
  wide: (wording: Wording) => string
  background: () => string
  symbols: SymbolSet | WildSymbolSet | HoldSymbolSet
}

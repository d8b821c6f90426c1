import type { Language } from '@maidan/contract'
import type { Picture } from '../../scene/picture.ts'

/** The keys of what stands on any game's reels and pays on them, best paid first. */
type PayingKey = 'WILD' | 'H1' | 'H2' | 'H3' | 'H4' | 'L1' | 'L2' | 'L3' | 'L4'

/** How a symbol is drawn, in a 128 x 128 picture; the language is for those with a name under them. */
export type DrawSymbol = (pic: Picture, language: Language) => string

/** How each symbol of a game with scatters is drawn. */
export type SymbolSet = Readonly<Record<PayingKey | 'SCATTER', DrawSymbol>>

/** How each symbol of a game without scatters is drawn. */
export type WildSymbolSet = Readonly<Record<PayingKey, DrawSymbol>>

/** How each symbol of a game that holds coins is drawn, with the coins that are a fixed prize. */
export type HoldSymbolSet = Readonly<
  Record<PayingKey | 'COIN' | 'MINI' | 'MINOR' | 'MAJOR', DrawSymbol>
>

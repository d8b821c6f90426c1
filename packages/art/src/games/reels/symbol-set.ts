import type { Picture } from '../../scene/picture.ts'

/** The keys of a game's symbols, best paid first. */
export const SYMBOL_KEYS = [
  'WILD',
  'SCATTER',
  'H1',
  'H2',
  'H3',
  'H4',
  'L1',
  'L2',
  'L3',
  'L4',
] as const

type SymbolKey = (typeof SYMBOL_KEYS)[number]

/** How each symbol of a game is drawn, in a 128 x 128 picture. */
export type SymbolSet = { readonly [Key in SymbolKey]: (pic: Picture) => string }

import type { SymbolKey } from '../lists/games.ts'
import type { Picture } from '../scene/picture.ts'

/** How each symbol of a game is drawn, in a 128 x 128 picture. */
export type SymbolSet = { readonly [Key in SymbolKey]: (pic: Picture) => string }

import { GAMES, SYMBOL_KEYS, type GameCode, type SymbolKey } from '../lists/games.ts'
import { createPicture } from '../scene/picture.ts'
import { BOISHAKHI } from './boishakhi.ts'
import { HILSA_RUSH } from './hilsa-rush.ts'
import { HONEY_MANGROVE } from './honey-mangrove.ts'
import { LAST_OVER } from './last-over.ts'
import { RIVER_GOLD } from './river-gold.ts'
import type { SymbolSet } from './symbol-set.ts'
import { TIGER_NIGHT } from './tiger-night.ts'

const SETS = {
  'PADMA-RIVERGOLD': RIVER_GOLD,
  'PADMA-HILSARUSH': HILSA_RUSH,
  'BAGH-TIGERNIGHT': TIGER_NIGHT,
  'BAGH-HONEYMANGROVE': HONEY_MANGROVE,
  'SHAPLA-BOISHAKHI': BOISHAKHI,
  'SHAPLA-LASTOVER': LAST_OVER,
} as const satisfies Record<GameCode, SymbolSet>

/** One symbol of a game as a 128 x 128 file. */
export function symbol(code: GameCode, key: SymbolKey): string {
  const game = GAMES.findIndex((each) => each.code === code)
  const pic = createPicture(`y${game}${SYMBOL_KEYS.indexOf(key)}-`, 128, 128)
  return pic.svg(SETS[code][key](pic))
}

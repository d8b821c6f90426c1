import { andarBahar } from './games/andar-bahar/andar-bahar.ts'
import { atashbaji } from './games/atashbaji/atashbaji.ts'
import { blackjack } from './games/blackjack/blackjack.ts'
import { casinoHoldem } from './games/casino-holdem/casino-holdem.ts'
import { jacksOrBetter } from './games/jacks-or-better/jacks-or-better.ts'
import { kanthaStitch } from './games/kantha-stitch/kantha-stitch.ts'
import { mangoGrove } from './games/mango-grove/mango-grove.ts'
import { marbleRoll } from './games/marble-roll/marble-roll.ts'
import { nagordola } from './games/nagordola/nagordola.ts'
import { nineLeaves } from './games/nine-leaves/nine-leaves.ts'
import { padmaNets } from './games/padma-nets/padma-nets.ts'
import { rainDrop } from './games/rain-drop/rain-drop.ts'
import { rosherHari } from './games/rosher-hari/rosher-hari.ts'
import { tideCards } from './games/tide-cards/tide-cards.ts'
import type { TurnGame } from './turn-game.ts'

/** Every game that a player has to themselves and that is no slot. */
export const turnGames: readonly TurnGame[] = [
  padmaNets,
  jacksOrBetter,
  mangoGrove,
  andarBahar,
  rainDrop,
  blackjack,
  tideCards,
  kanthaStitch,
  marbleRoll,
  atashbaji,
  rosherHari,
  nagordola,
  casinoHoldem,
  nineLeaves,
]

/** The game of a code, undefined if there is none. */
export function turnGame(code: string): TurnGame | undefined {
  return turnGames.find((game) => game.code === code)
}

import { cascadeFigures } from '../cascades/cascade-figures.ts'
import { reelsOf } from '../reels-of.ts'
import type { SlotGame } from '../slot-game.ts'
import { countedStops } from './counted-stops.ts'

/** Over how many stops a paid or a free spin ends with each number of scatters or coins, by number. */
export function endingStops(game: SlotGame, free: boolean): readonly bigint[] {
  const { mechanic } = game
  switch (mechanic.kind) {
    case 'spins':
    case 'hold':
    case 'respins':
      return countedStops(game, reelsOf(game, free))
    case 'cascades':
      return cascadeFigures(game, mechanic, free).byScatters.map(({ stops }) => stops)
  }
}

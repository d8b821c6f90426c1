import { cascadeFigures } from '../cascades/cascade-figures.ts'
import { reelsOf } from '../reels-of.ts'
import type { SlotGame } from '../slot-game.ts'
import { bestSpinUnits } from './best-spin.ts'

/** The most units that a paid or a free spin wins, by the scatters or coins it ends with. */
export function bestUnits(game: SlotGame, free: boolean): readonly (number | null)[] {
  const { mechanic } = game
  switch (mechanic.kind) {
    case 'spins':
    case 'hold':
    case 'respins':
      return bestSpinUnits(game, reelsOf(game, free))
    case 'cascades':
      return cascadeFigures(game, mechanic, free).byScatters.map(({ best }) => best)
  }
}

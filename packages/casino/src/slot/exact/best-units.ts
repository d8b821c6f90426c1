import { cascadeFigures } from '../cascades/cascade-figures.ts'
import type { CascadeFigures } from '../cascades/stop-tally.ts'
import { paysClusters } from '../clusters/pays-clusters.ts'
import { reelsOf } from '../reels-of.ts'
import type { SlotGame } from '../slot-game.ts'
import { bestSpinUnits } from './best-spin.ts'

/** The most units that a paid or a free spin wins, by the scatters or coins it ends with. */
export function bestUnits(game: SlotGame, free: boolean): readonly (number | null)[] {
  if (paysClusters(game)) return bestEnded(cascadeFigures(game, game.mechanic, free))
  const { mechanic } = game
  switch (mechanic.kind) {
    case 'spins':
    case 'hold':
    case 'respins':
      return bestSpinUnits(game, reelsOf(game, free))
    case 'cascades':
      return bestEnded(cascadeFigures(game, mechanic, free))
  }
}

function bestEnded({ byScatters }: CascadeFigures): readonly (number | null)[] {
  return byScatters.map(({ best }) => best)
}

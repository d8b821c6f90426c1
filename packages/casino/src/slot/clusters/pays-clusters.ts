import type { SlotClusterGame, SlotGame } from '../slot-game.ts'

/** Whether a game pays groups of a symbol instead of runs. */
export function paysClusters(game: SlotGame): game is SlotClusterGame {
  return game.evaluation.kind === 'clusters'
}

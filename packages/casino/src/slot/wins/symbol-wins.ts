import type { SlotGrid } from '@maidan/contract'
import { clusterWins } from '../clusters/cluster-wins.ts'
import { paysClusters } from '../clusters/pays-clusters.ts'
import { lineWins } from './line-wins.ts'
import type { SlotGame } from '../slot-game.ts'
import type { UnitWin } from './unit-win.ts'
import { waysWins } from './ways-wins.ts'

/** Every win but the scatter's, of a grid whose wilds have expanded. */
export function symbolWins(game: SlotGame, grid: SlotGrid): readonly UnitWin[] {
  if (paysClusters(game)) return clusterWins(game, grid)
  const { evaluation } = game
  if (evaluation.kind === 'ways') return waysWins(game, grid)
  return lineWins(game, evaluation.lines, evaluation.bothWays, grid)
}

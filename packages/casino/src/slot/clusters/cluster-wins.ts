import type { SlotGrid } from '@maidan/contract'
import type { SlotClusterGame } from '../slot-game.ts'
import type { UnitWin } from '../wins/unit-win.ts'
import { clusterPay } from './cluster-pay.ts'
import { findGroups } from './find-groups.ts'

/** The wins of a grid's groups: the best paying symbol's first. */
export function clusterWins(game: SlotClusterGame, grid: SlotGrid): readonly UnitWin[] {
  const { symbols, pays, wild, evaluation } = game
  return symbols.flatMap((symbol) => {
    const paid = pays[symbol]
    if (paid === undefined) return []
    return findGroups(grid, symbol, wild?.symbol).flatMap((positions): UnitWin[] => {
      const count = positions.length
      const units = clusterPay(evaluation, paid, count)
      const win = { kind: 'cluster', symbol, count, direction: 'anywhere' } as const
      return units === 0 ? [] : [{ ...win, multiplier: 1, positions, units }]
    })
  })
}

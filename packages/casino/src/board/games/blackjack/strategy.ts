import { bestMove } from './best-move.ts'
import type { HandCount } from './hand.ts'
import type { BlackjackMove } from './moves.ts'
import { FIRST_MOVES, LATER_MOVES } from './weigh-moves.ts'

/** The dealer's open cards, the ace last, as players list them. */
export const UP_VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const

/** The best move, and what is best instead where the hand can not be doubled any more. */
export type StrategyCell = { move: BlackjackMove; otherwise: BlackjackMove }

/**
 * A line of the table: a hard total, an ace with another card (which is named), or a pair of them.
 */
export type StrategyRow = {
  kind: 'hard' | 'soft' | 'pair'
  value: number
  cells: readonly StrategyCell[]
}

const HARD_TOTALS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]
const BESIDE_ACE = [2, 3, 4, 5, 6, 7, 8, 9]
const PAIRS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

/** The best move with every first two cards against every card of the dealer, computed. */
export function strategyRows(): StrategyRow[] {
  return [
    ...HARD_TOTALS.map((value) => row('hard', value, { total: value, isSoft: false })),
    ...BESIDE_ACE.map((value) => row('soft', value, { total: 11 + value, isSoft: true })),
    ...PAIRS.map((value) =>
      row(
        'pair',
        value,
        value === 1 ? { total: 12, isSoft: true } : { total: 2 * value, isSoft: false },
      ),
    ),
  ]
}

function row(kind: StrategyRow['kind'], value: number, count: HandCount): StrategyRow {
  const pair = kind === 'pair' ? value : null
  const moves: readonly BlackjackMove[] = pair === null ? FIRST_MOVES : [...FIRST_MOVES, 'split']
  const cells = UP_VALUES.map((up) => ({
    move: bestMove({ count, up, moves, pair }),
    otherwise: bestMove({ count, up, moves: LATER_MOVES, pair: null }),
  }))
  return { kind, value, cells }
}

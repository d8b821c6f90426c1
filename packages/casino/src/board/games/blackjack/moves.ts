/** What can be done with a hand. */
export const BLACKJACK_MOVES = ['stand', 'hit', 'double', 'split'] as const

export type BlackjackMove = (typeof BLACKJACK_MOVES)[number]

/** Whether a move puts as much again as the hand's stake on the table. */
export function isRaise(move: BlackjackMove): boolean {
  return move === 'double' || move === 'split'
}

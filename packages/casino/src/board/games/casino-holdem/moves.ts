/** What can be done after the flop: give the ante up, or call with twice as much more. */
export const HOLDEM_MOVES = ['fold', 'call'] as const

export type HoldemMove = (typeof HOLDEM_MOVES)[number]

export { handOf } from './hand-of.ts'
export type { MadeHand } from './hand-of.ts'
export { HANDS_ABOVE_PAIR, POKER_NAMES } from './names.ts'
export type { PokerName } from './names.ts'

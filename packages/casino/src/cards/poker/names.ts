/** The hands of five cards that are more than a pair, best first. */
export const HANDS_ABOVE_PAIR = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pairs',
] as const

/** Every name that five cards can have, best first. */
export const POKER_NAMES = [...HANDS_ABOVE_PAIR, 'pair', 'high-card'] as const

export type PokerName = (typeof POKER_NAMES)[number]

import type { Suit } from '@maidan/casino'

/** The words that cards are called by. */
export type CardKey = Suit | 'card' | 'faceDown' | 'rank1' | 'rank11' | 'rank12' | 'rank13'

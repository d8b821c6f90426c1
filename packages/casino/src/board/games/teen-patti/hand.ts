import type { Card } from '../../../cards/card.ts'

/** What three cards make, the lowest first. A colour is three of one suit, a trail three of one rank. */
export const TEEN_PATTI_KINDS = [
  'high-card',
  'pair',
  'colour',
  'sequence',
  'pure-sequence',
  'trail',
] as const

export type TeenPattiKind = (typeof TEEN_PATTI_KINDS)[number]

export type TeenPattiHand = readonly [Card, Card, Card]

/** Of two hands the one with the higher `strength` wins; suits never decide between them. */
export type RankedHand = { kind: TeenPattiKind; strength: number }

/** The ace is high; a rank is worth less than this. */
const BASE = 15

/** What a hand makes and how strong it is, in whatever order its cards lie. */
export function rankHand(hand: TeenPattiHand): RankedHand {
  const worths = hand.map(({ rank }) => (rank === 1 ? BASE - 1 : rank)).toSorted((a, b) => b - a)
  const [high = 0, middle = 0, low = 0] = worths
  const isColour = hand.every(({ suit }) => suit === hand[0].suit)
  const top = sequenceTop(high, middle, low)
  if (high === low) return ranked('trail', [high])
  if (top !== null) return ranked(isColour ? 'pure-sequence' : 'sequence', [top])
  if (isColour) return ranked('colour', worths)
  if (high === middle || middle === low)
    return ranked('pair', [middle, high === middle ? low : high])
  return ranked('high-card', worths)
}

/** How high a sequence is, null for none: A-K-Q before A-2-3, which comes before K-Q-J. */
function sequenceTop(high: number, middle: number, low: number): number | null {
  if (high === BASE - 1 && middle === 3 && low === 2) return BASE - 1
  if (high - middle !== 1 || middle - low !== 1) return null
  return high === BASE - 1 ? BASE : high
}

function ranked(kind: TeenPattiKind, worths: readonly number[]): RankedHand {
  const [first = 0, second = 0, third = 0] = worths
  const within = (first * (BASE + 1) + second) * (BASE + 1) + third
  return { kind, strength: TEEN_PATTI_KINDS.indexOf(kind) * (BASE + 1) ** 3 + within }
}

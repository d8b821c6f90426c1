import { handOf, type Card, type MadeHand } from '@maidan/casino'
import type { HoldemView } from './deal-steps.ts'

/** The hands as they are seen on the table; null where fewer than five cards of one are known. */
export type ShowDown = {
  own: MadeHand | null
  dealer: MadeHand | null
  /** The cards that made the end of the round; none before it is paid, and none of a hand given up. */
  lit: readonly Card[]
}

const HAND_CARDS_MIN = 5

export function showDown({ own, dealer, board, paid }: HoldemView): ShowDown {
  const open = dealer.filter((card): card is Card => card !== null)
  const hands = {
    own: madeOf([...own, ...board]),
    dealer: open.length === dealer.length ? madeOf([...open, ...board]) : null,
  }
  switch (paid?.result) {
    case undefined:
    case 'folded':
      return { ...hands, lit: [] }
    case 'lost':
      return { ...hands, lit: hands.dealer?.five ?? [] }
    case 'tied':
    case 'won':
    case 'unqualified':
      return { ...hands, lit: hands.own?.five ?? [] }
  }
}

function madeOf(cards: readonly Card[]): MadeHand | null {
  return cards.length < HAND_CARDS_MIN ? null : handOf(cards)
}

import type { Card } from '../../../cards/card.ts'
import type { BlackjackEvent } from './events.ts'
import { cardValue, countHand, TWENTY_ONE } from './hand.ts'
import type { BlackjackMove } from './moves.ts'
import { FIRST_MOVES, LATER_MOVES, type Spot } from './weigh-moves.ts'

export type BlackjackHand = {
  cards: readonly Card[]
  isDoubled: boolean
  /** It takes no more moves. */
  isOver: boolean
}

/** What lies on the table: one hand of the player's, two after a split, and the dealer's open cards. */
export type BlackjackTable = { hands: readonly BlackjackHand[]; dealer: readonly Card[] }

const EMPTY_TABLE: BlackjackTable = { hands: [], dealer: [] }

/** The table after what has happened so far. */
export function tableAfter(events: readonly BlackjackEvent[]): BlackjackTable {
  return events.reduce(withEvent, EMPTY_TABLE)
}

/** Which hand waits for a move; -1 when none does. */
export function activeHand({ hands }: BlackjackTable): number {
  return hands.findIndex(({ isOver }) => !isOver)
}

/** The hand that waits for a move as the book looks at it; null when none does. */
export function openSpot(table: BlackjackTable): Spot | null {
  const hand = table.hands[activeHand(table)]
  const [up] = table.dealer
  if (hand === undefined || up === undefined) return null
  const pair = table.hands.length === 1 ? pairValue(hand.cards) : null
  const first = hand.cards.length === 2 ? FIRST_MOVES : LATER_MOVES
  const moves: readonly BlackjackMove[] = pair === null ? first : [...first, 'split']
  return { count: countHand(hand.cards), up: cardValue(up), moves, pair }
}

function withEvent(table: BlackjackTable, event: BlackjackEvent): BlackjackTable {
  switch (event.type) {
    case 'dealt':
      return { hands: [handOf(event.cards)], dealer: [event.up] }
    case 'hit':
      return changed(table, event.hand, (hand) => handOf([...hand.cards, event.card]))
    case 'doubled':
      return changed(table, event.hand, (hand) => ({
        cards: [...hand.cards, event.card],
        isDoubled: true,
        isOver: true,
      }))
    case 'stood':
      return changed(table, event.hand, (hand) => ({ ...hand, isOver: true }))
    case 'split':
      return { ...table, hands: splitHands(table, event.cards) }
    case 'dealer':
      return {
        hands: table.hands.map((hand) => ({ ...hand, isOver: true })),
        dealer: [...table.dealer, ...event.cards],
      }
    case 'paid':
      return table
  }
}

function handOf(cards: readonly Card[]): BlackjackHand {
  return { cards, isDoubled: false, isOver: countHand(cards).total >= TWENTY_ONE }
}

function changed(
  table: BlackjackTable,
  at: number,
  change: (hand: BlackjackHand) => BlackjackHand,
): BlackjackTable {
  return { ...table, hands: table.hands.map((hand, index) => (index === at ? change(hand) : hand)) }
}

/** Each card of the pair with the card that it got; an ace gets no more than that. */
function splitHands({ hands }: BlackjackTable, more: readonly Card[]): BlackjackHand[] {
  const pair = hands[0]?.cards ?? []
  return pair.flatMap((card, index) => {
    const next = more[index]
    if (next === undefined) return []
    const hand = handOf([card, next])
    return [{ ...hand, isOver: hand.isOver || cardValue(card) === 1 }]
  })
}

function pairValue(cards: readonly Card[]): number | null {
  const [first, second] = cards
  if (first === undefined || second === undefined || cards.length > 2) return null
  return cardValue(first) === cardValue(second) ? cardValue(first) : null
}

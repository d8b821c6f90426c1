import type { Card } from '../../../cards/card.ts'

/** What a card counts: aces 1, tens and courts nothing. */
export function cardPoints({ rank }: Card): number {
  return rank < 10 ? rank : 0
}

/** The points of a hand: only the last digit of their sum counts. */
export function handPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10
}

/** With 8 or 9 in two cards, nobody draws. */
const NATURAL = 8

/** Whether the player takes a third card, both having two. */
export function playerDraws(player: number, banker: number): boolean {
  return banker < NATURAL && player <= 5
}

/** By the banker's points, the third cards of the player on which they draw too. */
const DRAWS_ON: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/**
 * Whether the banker takes a third card. `third` is what the player's third card counts, null if
 * they took none; `player` are the points of their first two.
 */
export function bankerDraws(banker: number, player: number, third: number | null): boolean {
  if (third === null) return player < NATURAL && banker <= 5
  return banker <= 2 || (DRAWS_ON[banker]?.includes(third) ?? false)
}

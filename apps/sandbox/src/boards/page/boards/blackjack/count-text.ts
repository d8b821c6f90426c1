import { countHand, type Card } from '@maidan/casino'

/** What cards count, as players say it: `7/17` while an ace may count eleven or one. */
export function countText(cards: readonly Card[]): string {
  const { total, isSoft } = countHand(cards)
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total)
}

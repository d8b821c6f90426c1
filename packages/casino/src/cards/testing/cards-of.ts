import { SUITS, type Card, type Rank } from '../card.ts'

const RANK_LETTERS = 'A23456789TJQK'

/** Cards as players write them: `Ts Js` are the ten and the jack of spades. */
export function cardsOf(text: string): Card[] {
  return text.split(' ').map((name) => {
    const suit = SUITS.find((suit) => suit.startsWith(name.charAt(1)))
    const rank = RANK_LETTERS.indexOf(name.charAt(0)) + 1
    if (suit === undefined || rank === 0) throw new RangeError(`${name} is no card`)
    return { rank: rank as Rank, suit }
  })
}

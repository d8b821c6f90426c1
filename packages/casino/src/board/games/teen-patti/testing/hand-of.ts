import { cardsOf } from '../../../../cards/testing/cards-of.ts'
import type { TeenPattiHand } from '../hand.ts'

/** Three cards as players write them: `Ac Kh Qh`. */
export function handOf(text: string): TeenPattiHand {
  const [first, second, third] = cardsOf(text)
  if (first === undefined || second === undefined || third === undefined) {
    throw new RangeError(`${text} is not three cards`)
  }
  return [first, second, third]
}

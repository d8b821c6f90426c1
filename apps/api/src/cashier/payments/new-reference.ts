import { randomInt } from 'node:crypto'

/** No 0, O, 1, I, L: a reference can be read out over a phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 11

/** First letters of the references, by what they stand for. */
const FIRST = { deposit: 'D', withdrawal: 'W', bonus: 'B', request: 'E', freeRounds: 'F' } as const

/** A reference that players and staff share: a letter for the kind, then eleven random ones. */
export function newReference(kind: keyof typeof FIRST): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return FIRST[kind] + letters.join('')
}

import { findPrize } from './find-prize.ts'
import { PICTURES, TICKETS_IN_TABLE } from './list-prizes.ts'
import type { Picture, Prize } from './list-prizes.ts'
import { readWords } from './read-words.ts'
import type { Words } from './read-words.ts'

export const FIELDS_ON_TICKET = 9
const EQUAL_TO_WIN = 3

export type Ticket = {
  readonly prize: Prize | null
  /** The pictures of the nine fields, row by row. */
  readonly fields: readonly Picture[]
}

/**
 * Draws a ticket from the bytes that the two seeds give: first the prize, then what the fields show.
 * The server and the page that checks a ticket run this same function.
 */
export function drawTicket(bytes: Uint8Array): Ticket {
  const words = readWords(bytes)
  const prize = findPrize(words.below(TICKETS_IN_TABLE))
  return { prize, fields: fillFields(prize, words) }
}

/**
 * Three of the prize's picture, and the rest out of a pack with two of every other picture. So no
 * other picture stands three times, and pairs come as chance brings them: none is put there to tease.
 */
function fillFields(prize: Prize | null, words: Words): Picture[] {
  const winning = prize ? Array<Picture>(EQUAL_TO_WIN).fill(prize.picture) : []
  const others = PICTURES.filter((picture) => picture !== prize?.picture)
  const pack = shuffle([...others, ...others], words)
  return shuffle([...winning, ...pack.slice(0, FIELDS_ON_TICKET - winning.length)], words)
}

function shuffle(cards: readonly Picture[], words: Words): Picture[] {
  const left = [...cards]
  const shuffled: Picture[] = []
  while (left.length > 0) shuffled.push(...left.splice(words.below(left.length), 1))
  return shuffled
}

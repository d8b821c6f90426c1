import { latinDigits } from '@maidan/money'

/** A word this short has to be typed right: with a letter wrong it would be like too many. */
const EXACT_LENGTH_MAX = 3

/**
 * How well a typed text fits a name: every typed word has to begin a word of the name, with one
 * letter wrong, missing or too many at most. 0 is the best fit; null is none.
 */
export function likeness(typed: string, name: string): number | null {
  const words = wordsOf(name)
  let faults = 0
  for (const wanted of wordsOf(typed)) {
    const best = Math.min(...words.map((word) => distance(wanted, word)))
    if (best > 1) return null
    faults += best
  }
  return faults
}

/** The dot below a Bangla letter, which many leave out. */
const NUKTA = '\u09bc'

/** One form of each letter and digit; a mark of Bangla belongs to its letter. */
export function wordsOf(text: string): string[] {
  const plain = latinDigits(text).normalize('NFC').replaceAll(NUKTA, '').toLowerCase()
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** 0 where the word begins as typed, 1 where it does with one letter wrong, else 2. */
function distance(typed: string, word: string): 0 | 1 | 2 {
  if (word.startsWith(typed)) return 0
  if (typed.length <= EXACT_LENGTH_MAX) return 2
  let at = 0
  while (typed[at] === word[at]) at += 1
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  const fits = (typedFrom: number, wordFrom: number) =>
    word.slice(at + wordFrom).startsWith(typed.slice(at + typedFrom))
  return fits(1, 1) || fits(1, 0) || fits(0, 1) || (isSwapped && fits(2, 2)) ? 1 : 2
}

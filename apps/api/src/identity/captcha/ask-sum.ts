import type { Language } from '@maidan/contract'
import type { Random } from '../../platform/random.ts'
import { sumWords } from './sum-words.ts'

/** Bounds of the two numbers: easy in the head, and with too many results to guess at. */
const FIRST = { from: 2, to: 20 }
const SECOND = { from: 2, to: 20 }

/** A sum in words, for who does not see the picture, and its result in digits. */
export function askSum(random: Random, language: Language): { question: string; answer: string } {
  const [first, second] = [between(random, FIRST), between(random, SECOND)]
  const { question, numbers } = sumWords[language]
  const words = numbers.split(' ')
  return {
    question: question(words[first] ?? '', words[second] ?? ''),
    answer: String(first + second),
  }
}

function between(random: Random, { from, to }: { from: number; to: number }): number {
  return from + random.below(to - from + 1)
}

import { parseArgs } from 'node:util'
import { Sentence } from '../sentence.ts'

const ROUNDS_USUAL = 200_000
const ROUNDS_MAX = 1_000_000_000

/** How many rounds of each slot are played. @throws Sentence when the number is none. */
export function readRounds(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string' } } })
  const rounds = Number(values.rounds ?? ROUNDS_USUAL)
  if (Number.isInteger(rounds) && rounds > 1 && rounds <= ROUNDS_MAX) return rounds
  throw new Sentence(`--rounds takes a whole number from 2 to ${ROUNDS_MAX}.`)
}

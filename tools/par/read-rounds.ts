import { parseArgs } from 'node:util'
import { Sentence } from '../sentence.ts'

const ROUNDS_USUAL = 200_000
const ROUNDS_MAX = 1_000_000_000

/** How many rounds of each game are played, and of which games; none named are all. */
export type Asked = { rounds: number; codes: readonly string[] }

/** @throws Sentence when the number is none, or a game is not known. */
export function readRounds(args: readonly string[], known: readonly string[]): Asked {
  const options = { rounds: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const stranger = positionals.find((code) => !known.includes(code))
  if (stranger !== undefined) throw new Sentence(`There is no game ${stranger}.`)
  const rounds = Number(values.rounds ?? ROUNDS_USUAL)
  if (Number.isInteger(rounds) && rounds > 1 && rounds <= ROUNDS_MAX)
    return { rounds, codes: positionals.length === 0 ? known : positionals }
  throw new Sentence(`--rounds takes a whole number from 2 to ${ROUNDS_MAX}.`)
}

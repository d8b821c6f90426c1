import { Sentence } from '../sentence.ts'
import { MUTATION_ROOMS, type MutationRoom } from './rooms.ts'

/** What is to be drawn: how many faults from which seed, in all rooms or in one. */
export type MutationWish = { seed: number; faults: number; rooms: readonly MutationRoom[] }

export const USAGE = `
npm run mutate                                        draws 200 faults over all rooms
npm run mutate -- --seed 7 --faults 50 --room ledger  draws what these say; rooms: ${MUTATION_ROOMS.map(({ name }) => name).join(', ')}
`

const FAULTS = 200

/** @throws Sentence when a word is not known or its value is none. */
export function readWish(words: readonly string[]): MutationWish {
  const given = new Map<string, string>()
  for (let at = 0; at < words.length; at += 2) given.set(words[at] ?? '', words[at + 1] ?? '')
  const wish = {
    seed: numberOf(given.get('--seed') ?? '1'),
    faults: numberOf(given.get('--faults') ?? String(FAULTS)),
    rooms: roomsOf(given.get('--room')),
  }
  const strange = [...given.keys()].filter(
    (word) => !['--seed', '--faults', '--room'].includes(word),
  )
  if (strange.length > 0) throw new Sentence(`This is not known: ${strange.join(' ')}\n${USAGE}`)
  return wish
}

function numberOf(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word)
  throw new Sentence(`A whole number above 0 belongs where "${word}" stands.\n${USAGE}`)
}

function roomsOf(name: string | undefined): readonly MutationRoom[] {
  const rooms = MUTATION_ROOMS.filter((room) => name === undefined || room.name === name)
  if (rooms.length > 0) return rooms
  throw new Sentence(`There is no room "${name}" to draw faults in.\n${USAGE}`)
}

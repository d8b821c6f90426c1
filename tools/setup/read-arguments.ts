import { Sentence } from '../sentence.ts'

/** What the person at the machine wants: the first administrators, or one member recovered. */
export type SetUpWish =
  | { kind: 'first'; names: readonly string[] }
  | { kind: 'recover'; name: string }

const NAMES_AT_FIRST = ['admin1', 'admin2'] as const

export const USAGE = `
npm run setup                      invites ${NAMES_AT_FIRST.join(' and ')} as the first administrators
npm run setup -- NAME NAME         the same under other names
npm run setup -- --recover NAME    lets a member of staff enrol anew
`

/** @throws Sentence when the words mean nothing of these. */
export function readArguments(words: readonly string[]): SetUpWish {
  const [first, second, ...more] = words
  if (first === undefined) return { kind: 'first', names: NAMES_AT_FIRST }
  if (first === '--recover' && second !== undefined && more.length === 0)
    return { kind: 'recover', name: second }
  const areNames = words.every((word) => !word.startsWith('-'))
  if (areNames && words.length === NAMES_AT_FIRST.length) return { kind: 'first', names: words }
  throw new Sentence(`This is not known: ${words.join(' ')}\n${USAGE}`)
}

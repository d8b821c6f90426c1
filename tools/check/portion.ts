import { Sentence } from '../sentence.ts'

/** One of so many parts of the long tests, with the checks, takes twelve minutes on two cores. */
export const PARTS = 6

/** Which of the long tests run: all of them, or one of `PARTS` parts, counted from 1. */
export type Portion = { kind: 'whole' } | { kind: 'part'; part: number }

export const WHOLE: Portion = { kind: 'whole' }

const USAGE = `
npm test                the checks and one part of the long tests; the next commit plays another one
npm test -- --part 2    the checks and that part, of ${PARTS}
npm test -- --whole     the checks and all of the long tests, as continuous integration does
`

/**
 * What the words of the command ask for. Without any it is a part that the commit decides, so that
 * who runs the same commit runs the same tests. @throws Sentence when a word is not known.
 */
export function readPortion(words: readonly string[], commit: string): Portion {
  const [word, value, ...others] = words
  if (word === undefined) return { kind: 'part', part: partOfCommit(commit) }
  if (word === '--whole' && value === undefined) return WHOLE
  if (word === '--part' && isPart(value) && others.length === 0)
    return { kind: 'part', part: Number(value) }
  throw new Sentence(`This is not known: ${words.join(' ')}\n${USAGE}`)
}

function isPart(word: string | undefined): boolean {
  return /^[1-9]$/.test(word ?? '') && Number(word) <= PARTS
}

/** Away from a repository there is no commit, and then it is the first part. */
function partOfCommit(commit: string): number {
  const number = Number.parseInt(commit.slice(0, 8), 16)
  return Number.isNaN(number) ? 1 : (number % PARTS) + 1
}

/** How vitest and Playwright are told to run no more than this. */
export function shardOf(portion: Portion): string[] {
  return portion.kind === 'whole' ? [] : [`--shard=${portion.part}/${PARTS}`]
}

/** A sentence on what was left out, so that nobody takes a part for the whole. */
export function describePortion(portion: Portion): string {
  return portion.kind === 'whole'
    ? 'All of the long tests ran.'
    : `Part ${portion.part} of ${PARTS} of the long tests ran; \`npm test -- --whole\` runs all.`
}

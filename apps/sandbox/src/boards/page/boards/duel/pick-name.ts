import { rivalSide, type DuelSide } from '@maidan/casino'
import type { Teller } from './told.ts'
import type { DuelKey } from './words/keys.ts'

/** A pick of a market in words, with the robots' names where it is about one of them. */
export function pickName(market: string, pick: string, { fixture, voice }: Teller): string {
  const { say } = voice
  const plain = PLAIN.find((key) => key === pick)
  if (plain !== undefined) return say(plain)
  const [head = '', ...rest] = pick.split('-')
  const tail = rest.join(':')
  if (head === 'under' || head === 'over') return say(head, { line: `${tail}.5` })
  if (!isSide(head)) throw new RangeError(`A duel has no pick ${pick}`)
  const robot = say(fixture[head])
  if (tail === '') return robot
  if (market === 'score') return say('wonBy', { robot, score: tail })
  if (tail === head) return say('both', { robot })
  return say('startThenEnd', { start: robot, end: say(fixture[rivalSide(head)]) })
}

function isSide(text: string): text is DuelSide {
  return text === 'first' || text === 'second'
}

/** Picks that are the same whoever fights. */
const PLAIN = [
  'yes',
  'no',
  'two',
  'three',
  'strike',
  'heavy',
  'beam',
  'mirror',
] as const satisfies readonly DuelKey[]

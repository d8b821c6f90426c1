import { otherArcher, type ArcherySide } from '@maidan/casino'
import type { Teller } from './told.ts'
import type { ArcheryKey } from './words/keys.ts'

/** A pick of a market in words, with the archers' names where it is about one of them. */
export function pickName(market: string, pick: string, { fixture, voice }: Teller): string {
  const { say } = voice
  const plain = PLAIN[`${market} ${pick}`] ?? PLAIN[pick]
  if (plain !== undefined) return say(plain)
  const [head = '', ...rest] = pick.split('-')
  const tail = rest.join('-')
  if (head === 'under' || head === 'over') return say(head, { line: `${tail}.5` })
  if (head === 'just') return say('countSets', { count: tail })
  if (head === 'shared' && isSide(tail)) return say('sharedThenEnd', { end: say(fixture[tail]) })
  if (!isSide(head)) throw new RangeError(`A match has no pick ${pick}`)
  const archer = say(fixture[head])
  if (tail === '') return archer
  if (market === 'handicap') return say(tail === 'ahead' ? 'ahead' : 'back', { archer })
  if (market === 'score') return say('finalScore', { archer, score: SCORES[tail] ?? tail })
  if (tail === head) return say('both', { archer })
  return say('startThenEnd', { start: archer, end: say(fixture[otherArcher(head)]) })
}

function isSide(text: string): text is ArcherySide {
  return text === 'first' || text === 'second'
}

/** Picks that are the same whoever shoots, some of them by their market alone. */
const PLAIN: Readonly<Record<string, ArcheryKey>> = {
  yes: 'yes',
  no: 'no',
  level: 'level',
  x: 'x',
  ten: 'ten',
  nine: 'nine',
  eight: 'eight',
  none: 'noShared',
  one: 'oneShared',
  more: 'moreShared',
  'sets shoot-off': 'toShootOff',
  'first-set shared': 'isShared',
}

/** Final scores by the loser's set points; a winner who shared a set may have seven. */
const SCORES: Readonly<Record<string, string>> = {
  'to-1': '6:0, 7:1',
  'to-2': '6:2',
  'to-3': '7:3',
  'to-4': '6:4',
  'to-5': '6:5',
}

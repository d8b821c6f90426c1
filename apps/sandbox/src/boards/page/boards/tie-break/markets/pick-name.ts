import { otherSide, type TieBreakFixture, type TieBreakSide } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { TieBreakKey } from '../words/keys.ts'

type Names = { fixture: TieBreakFixture; voice: BoardVoice<TieBreakKey> }

/** A pick of a market in words, with the players' names where it is about one of them. */
export function pickName(market: string, pick: string, { fixture, voice }: Names): string {
  const player = (side: TieBreakSide) => voice.say(fixture[side])
  const [head = '', ...rest] = pick.split('-')
  const tail = rest.join('-')
  if (head === 'under' || head === 'over') return voice.say(head, { line: `${tail}.5` })
  if (market === 'loser') return loserName(tail, voice)
  if (head !== 'first' && head !== 'second') return answerName(pick, voice)
  if (market === 'handicap') {
    return voice.say(tail === 'ahead' ? 'ahead' : 'back', { player: player(head) })
  }
  if (market === 'margin') {
    return voice.say('byMargin', { player: player(head), range: MARGINS[tail] ?? tail })
  }
  if (market === 'score') return scoreName(tail, player(head), voice)
  if (market === 'start-and-end') {
    return tail === head
      ? voice.say('both', { player: player(head) })
      : voice.say('startThenEnd', { start: player(head), end: player(otherSide(head)) })
  }
  return player(head)
}

/** A range that no line breaks. */
const MARGINS: Readonly<Record<string, string>> = {
  'by-2': '1\u2060–\u20602',
  'by-4': '3\u2060–\u20604',
  'by-7': '5\u2060–\u20607',
}

const SCORES: Readonly<Record<string, string>> = {
  'to-1': '7:0, 7:1',
  'to-2': '7:2',
  'to-3': '7:3',
  'to-4': '7:4',
  'to-5': '7:5',
}

function scoreName(tail: string, player: string, voice: BoardVoice<TieBreakKey>): string {
  const score = SCORES[tail]
  return score === undefined
    ? voice.say('beyondScore', { player })
    : voice.say('exactScore', { player, score })
}

/** How many points the loser has: `2` is two or less, `6` six or more. */
function loserName(count: string, voice: BoardVoice<TieBreakKey>): string {
  if (count === '2') return '0–2'
  return count === '6' ? voice.say('orMore', { count }) : count
}

const ANSWERS = ['yes', 'no', 'odd', 'even'] as const

function answerName(pick: string, voice: BoardVoice<TieBreakKey>): string {
  const answer = ANSWERS.find((one) => one === pick)
  if (answer === undefined) throw new RangeError(`A tie-break has no pick ${pick}`)
  return voice.say(answer)
}

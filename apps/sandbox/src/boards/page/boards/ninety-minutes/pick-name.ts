import { MATCH_MARGIN_MAX, MATCH_SCORE_MAX } from '@maidan/casino'
import { shortName, type Teller } from './told.ts'
import type { MatchKey } from './words/keys.ts'

/** A pick of a market in words, with the clubs' names where it is about them. */
export function pickName(market: string, pick: string, teller: Teller): string {
  const { say } = teller.voice
  // A side that is level at half-time and ahead at the end is no double chance.
  const answer = market === 'half-full' ? undefined : ANSWERS[pick]
  if (answer !== undefined) return say(answer, sides(teller))
  const [head = '', ...rest] = pick.split('-')
  const tail = rest.join('-')
  if (head === 'under' || head === 'over') return say(head, { line: `${tail}.5` })
  switch (market) {
    case 'score':
      return scoreName(pick, teller)
    case 'margin':
      return marginName(pick, teller)
    case 'half-full':
      return say('halfThenFull', { half: leaderName(head, teller), full: leaderName(tail, teller) })
    default:
      throw new RangeError(`The market ${market} has no pick ${pick}`)
  }
}

/** Picks that are a word, or the names of the clubs. */
const ANSWERS: Readonly<Record<string, MatchKey>> = {
  first: 'firstName',
  second: 'secondName',
  draw: 'draw',
  'first-draw': 'firstOrDraw',
  'second-draw': 'secondOrDraw',
  either: 'noDraw',
  yes: 'yes',
  no: 'no',
  odd: 'odd',
  even: 'even',
  none: 'noGoal',
  neither: 'neither',
  early: 'inEarly',
  late: 'inLate',
  same: 'sameGoals',
}

function sides(teller: Teller): { first: string; second: string } {
  return { first: shortName('first', teller), second: shortName('second', teller) }
}

function leaderName(leader: string, teller: Teller): string {
  if (leader === 'first' || leader === 'second') return shortName(leader, teller)
  return teller.voice.say('draw')
}

const HIGH_DRAW = `${MATCH_SCORE_MAX}-${MATCH_SCORE_MAX}`

/** `2-1`, `3-3` for that and every higher draw, `first-other`. */
function scoreName(pick: string, teller: Teller): string {
  const { say } = teller.voice
  if (pick === HIGH_DRAW) return say('highDraw', { score: pick.replace('-', '–') })
  const [head = '', tail] = pick.split('-')
  if (tail !== 'other') return pick.replace('-', '–')
  return say('otherWin', { team: leaderName(head, teller) })
}

/** `first-by-2`; the largest margin is that and more. */
function marginName(pick: string, teller: Teller): string {
  const [head = '', , by = ''] = pick.split('-')
  const key = Number(by) === MATCH_MARGIN_MAX ? 'byMore' : 'byMargin'
  return teller.voice.say(key, { team: leaderName(head, teller), count: by })
}

import {
  rankHand,
  TEEN_PATTI_BOTH_PAYS,
  TEEN_PATTI_PLUS_PAYS,
  TEEN_PATTI_SPOTS,
  TEEN_PATTI_WIN_CENTI,
  teenPattiResult,
  type Card,
  type TeenPattiOutcome,
  type TeenPattiSide,
  type TeenPattiWinner,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { LiveShow } from '../../live/live-show.ts'
import type { RoadResult } from '../../live/roads/road-result.ts'
import { TEEN_PATTI_STEPS } from './deal-steps.ts'
import { HandEmblem } from './emblem.tsx'
import type { TeenPattiKey } from './words/keys.ts'

type Voice = BoardVoice<TeenPattiKey>

/** Hand A on the left and hand B on the right of the live table. */
export function teenPattiShow(voice: Voice): LiveShow<TeenPattiSide, TeenPattiOutcome> {
  const { say } = voice
  return {
    name: 'teen-patti',
    sides: TEEN_PATTI_SPOTS,
    places: 3,
    handNames: { left: say('aMark'), right: say('bMark') },
    handsOf: ({ a, b }) => ({ left: a, right: b }),
    stepsOf: () => TEEN_PATTI_STEPS,
    resultOf: (outcome) => ({ winner: PLACES[teenPattiResult(outcome).winner] }),
    noteOf: (turned) => noteOf(turned, voice),
    resultText: (outcome) => say(`${teenPattiResult(outcome).winner}Wins`),
    paysText: (side) => paysText(side, voice),
    emblemOf: (side) =>
      side === 'a' || side === 'b' ? <HandEmblem letter={say(`${side}Mark`)} /> : null,
    winnerNames: { left: say('a'), right: say('b'), even: say('equal') },
    marks: { left: say('aMark'), right: say('bMark'), even: say('equalMark') },
    countsText: ({ count, left, right, even }) =>
      say('statistics', { count, a: left, b: right, equal: even }),
  }
}

const PLACES: Readonly<Record<TeenPattiWinner, RoadResult['winner']>> = {
  a: 'left',
  b: 'right',
  equal: 'even',
}

/** What a hand makes, once all of it has been turned. */
function noteOf([first, second, third]: readonly Card[], { say }: Voice): string {
  if (first === undefined || second === undefined || third === undefined) return ''
  return say(rankHand([first, second, third]).kind)
}

/** What a bet on a side pays, such as `pays 0.96:1`. */
function paysText(side: TeenPattiSide, { say }: Voice): string {
  switch (side) {
    case 'a':
    case 'b':
      return say('pays', { times: String(Number(TEEN_PATTI_WIN_CENTI) / 100) })
    case 'plus-a':
    case 'plus-b': {
      const { pair, trail } = TEEN_PATTI_PLUS_PAYS
      return say('plusPays', { least: String(pair), most: String(trail) })
    }
    case 'both-plus':
      return say('pays', { times: String(TEEN_PATTI_BOTH_PAYS) })
  }
}

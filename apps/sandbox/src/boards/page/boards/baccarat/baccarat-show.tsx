import {
  BACCARAT_PAYS_CENTI,
  BACCARAT_SPOTS,
  baccaratResult,
  handPoints,
  type BaccaratOutcome,
  type BaccaratSide,
  type BaccaratWinner,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { LiveShow } from '../../live/live-show.ts'
import type { RoadResult } from '../../live/roads/road-result.ts'
import { baccaratSteps } from './deal-steps.ts'
import type { BaccaratKey } from './words/keys.ts'

/** The player on the left and the banker on the right of the live table. */
export function baccaratShow({
  say,
}: BoardVoice<BaccaratKey>): LiveShow<BaccaratSide, BaccaratOutcome> {
  return {
    name: 'baccarat',
    sides: BACCARAT_SPOTS,
    places: 2,
    handNames: { left: say('player'), right: say('banker') },
    handsOf: ({ player, banker }) => ({ left: player, right: banker }),
    stepsOf: baccaratSteps,
    resultOf: (outcome) => ({ winner: PLACES[baccaratResult(outcome).winner] }),
    noteOf: (turned) => (turned.length === 0 ? '' : String(handPoints(turned))),
    resultText: (outcome) => say(`${baccaratResult(outcome).winner}Wins`),
    paysText: (side) => say('pays', { times: String(Number(BACCARAT_PAYS_CENTI[side]) / 100) }),
    winnerNames: { left: say('player'), right: say('banker'), even: say('tie') },
    marks: { left: say('playerMark'), right: say('bankerMark'), even: say('tieMark') },
    countsText: ({ count, left, right, even }) =>
      say('statistics', { count, player: left, banker: right, tie: even }),
  }
}

const PLACES: Readonly<Record<BaccaratWinner, RoadResult['winner']>> = {
  player: 'left',
  banker: 'right',
  tie: 'even',
}

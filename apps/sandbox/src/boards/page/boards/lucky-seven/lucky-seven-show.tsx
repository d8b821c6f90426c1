import {
  LUCKY_SEVEN_PAYS,
  LUCKY_SEVEN_SPOTS,
  luckySevenPlace,
  type LuckySevenOutcome,
  type LuckySevenPlace,
  type LuckySevenSide,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { LiveShow } from '../../live/live-show.ts'
import type { RoadResult } from '../../live/roads/road-result.ts'
import { LUCKY_SEVEN_STEPS } from './deal-steps.ts'
import { emblemOf } from './emblems.tsx'
import type { LuckySevenKey } from './words/keys.ts'

/** The one card in the middle of the live table; its roads run below and above the seven. */
export function luckySevenShow({
  say,
}: BoardVoice<LuckySevenKey>): LiveShow<LuckySevenSide, LuckySevenOutcome> {
  return {
    name: 'lucky-seven',
    sides: LUCKY_SEVEN_SPOTS,
    places: 1,
    handNames: { right: say('card') },
    handsOf: ({ card }) => ({ right: [card] }),
    stepsOf: () => LUCKY_SEVEN_STEPS,
    resultOf,
    resultText: (outcome) => say(`${luckySevenPlace(outcome)}Wins`),
    paysText: (side) => say('pays', { times: String(LUCKY_SEVEN_PAYS[side]) }),
    emblemOf,
    winnerNames: { left: say('down'), right: say('up'), even: say('seven') },
    marks: { left: say('downMark'), right: say('upMark'), even: say('sevenMark') },
    countsText: ({ count, left, right, even }) =>
      say('statistics', { count, down: left, up: right, seven: even }),
  }
}

const WINNERS: Readonly<Record<LuckySevenPlace, RoadResult['winner']>> = {
  down: 'left',
  seven: 'even',
  up: 'right',
}

function resultOf(outcome: LuckySevenOutcome): RoadResult {
  const isRare = luckySevenPlace(outcome) === 'seven' && outcome.card.suit === 'hearts'
  return { winner: WINNERS[luckySevenPlace(outcome)], isRare }
}

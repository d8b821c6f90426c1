import {
  DRAGON_TIGER_PAYS,
  DRAGON_TIGER_SPOTS,
  dragonTigerWinner,
  type DragonTigerOutcome,
  type DragonTigerSide,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { LiveShow } from '../../live/live-show.ts'
import type { RoadResult } from '../../live/roads/road-result.ts'
import { DRAGON_TIGER_STEPS } from './deal-steps.ts'
import { DragonEmblem, TigerEmblem } from './emblems.tsx'
import type { DragonTigerKey } from './words/keys.ts'

/** The dragon on the left and the tiger on the right of the live table. */
export function dragonTigerShow({
  say,
}: BoardVoice<DragonTigerKey>): LiveShow<DragonTigerSide, DragonTigerOutcome> {
  return {
    name: 'dragon-tiger',
    sides: DRAGON_TIGER_SPOTS,
    places: 1,
    handNames: { left: say('dragon'), right: say('tiger') },
    handsOf: ({ dragon, tiger }) => ({ left: [dragon], right: [tiger] }),
    stepsOf: () => DRAGON_TIGER_STEPS,
    resultOf,
    resultText: (outcome) => say(`${dragonTigerWinner(outcome)}Wins`),
    paysText: (side) => say('pays', { times: String(DRAGON_TIGER_PAYS[side]) }),
    emblemOf,
    winnerNames: { left: say('dragon'), right: say('tiger'), even: say('tie') },
    marks: { left: say('dragonMark'), right: say('tigerMark'), even: say('tieMark') },
    countsText: ({ count, left, right, even }) =>
      say('statistics', { count, dragon: left, tiger: right, tie: even }),
  }
}

function resultOf(outcome: DragonTigerOutcome): RoadResult {
  const winner = dragonTigerWinner(outcome)
  switch (winner) {
    case 'dragon':
      return { winner: 'left' }
    case 'tiger':
      return { winner: 'right' }
    case 'tie':
    case 'suited-tie':
      return { winner: 'even', isRare: winner === 'suited-tie' }
  }
}

function emblemOf(side: DragonTigerSide) {
  if (side === 'dragon') return <DragonEmblem />
  return side === 'tiger' ? <TigerEmblem /> : null
}

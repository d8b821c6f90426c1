import { andarBahar } from './own/andar-bahar.ts'
import { archery } from './sports/archery.ts'
import { baccarat } from './live/baccarat.ts'
import type { BoardFace } from './board-face.ts'
import { atashbaji } from './own/atashbaji.ts'
import { nagordola } from './own/nagordola.ts'
import { nineLeaves } from './own/nine-leaves.ts'
import { blackjack } from './own/blackjack.ts'
import { casinoHoldem } from './own/casino-holdem.ts'
import { dragonTiger } from './live/dragon-tiger.ts'
import { luckySeven } from './live/lucky-seven.ts'
import { duel } from './sports/duel.ts'
import { fantasyFive } from './sports/fantasy-five.ts'
import { fiveCup } from './sports/five-cup.ts'
import { ghuri } from './ghuri.ts'
import { horsebook } from './sports/horsebook.ts'
import { jacksOrBetter } from './own/jacks-or-better.ts'
import { kabaddiRaids } from './sports/kabaddi-raids.ts'
import { kanthaStitch } from './own/kantha-stitch.ts'
import { mangoGrove } from './own/mango-grove.ts'
import { marbleRoll } from './own/marble-roll.ts'
import { ninetyMinutes } from './sports/ninety-minutes.ts'
import { padmaNets } from './own/padma-nets.ts'
import { penalties } from './sports/penalties.ts'
import { rosherHari } from './own/rosher-hari.ts'
import { superOver } from './sports/super-over.ts'
import { roulette } from './live/roulette.ts'
import { teenPatti } from './live/teen-patti.ts'
import { threeMinuteDraw } from './three-minute-draw.ts'
import { tideCards } from './own/tide-cards.ts'
import { tieBreak } from './sports/tie-break.ts'
import { rainDrop } from './own/rain-drop.ts'

/** The face of every game that has no reels. */
export const boardFaces: readonly BoardFace[] = [
  dragonTiger,
  teenPatti,
  baccarat,
  luckySeven,
  roulette,
  jacksOrBetter,
  mangoGrove,
  padmaNets,
  ghuri,
  threeMinuteDraw,
  andarBahar,
  rainDrop,
  horsebook,
  superOver,
  ninetyMinutes,
  kabaddiRaids,
  tieBreak,
  penalties,
  archery,
  duel,
  fantasyFive,
  fiveCup,
  blackjack,
  tideCards,
  kanthaStitch,
  marbleRoll,
  atashbaji,
  rosherHari,
  nagordola,
  casinoHoldem,
  nineLeaves,
]

import { andarBahar } from './andar-bahar/andar-bahar.ts'
import { archery } from './archery/archery.ts'
import { atashbaji } from './atashbaji/atashbaji.ts'
import { baccarat } from './baccarat/baccarat.ts'
import { blackjack } from './blackjack/blackjack.ts'
import type { BoardArt } from './board-art.ts'
import { casinoHoldem } from './casino-holdem/casino-holdem.ts'
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts'
import { duel } from './duel/duel.ts'
import { fantasyFive } from './fantasy-five/fantasy-five.ts'
import { fiveCup } from './five-cup/five-cup.ts'
import { ghuri } from './ghuri/ghuri.ts'
import { horsebook } from './horsebook/horsebook.ts'
import { jacksOrBetter } from './jacks-or-better/jacks-or-better.ts'
import { kabaddiRaids } from './kabaddi-raids/kabaddi-raids.ts'
import { kanthaStitch } from './kantha-stitch/kantha-stitch.ts'
import { luckySeven } from './lucky-seven/lucky-seven.ts'
import { mangoGrove } from './mango-grove/mango-grove.ts'
import { marbleRoll } from './marble-roll/marble-roll.ts'
import { nagordola } from './nagordola/nagordola.ts'
import { ninetyMinutes } from './ninety-minutes/ninety-minutes.ts'
import { nineLeaves } from './nine-leaves/nine-leaves.ts'
import { padmaNets } from './padma-nets/padma-nets.ts'
import { penalties } from './penalties/penalties.ts'
import { rosherHari } from './rosher-hari/rosher-hari.ts'
import { roulette } from './roulette/roulette.ts'
import { superOver } from './super-over/super-over.ts'
import { teenPatti } from './teen-patti/teen-patti.ts'
import { threeMinuteDraw } from './three-minute-draw/three-minute-draw.ts'
import { tideCards } from './tide-cards/tide-cards.ts'
import { tieBreak } from './tie-break/tie-break.ts'
import { rainDrop } from './rain-drop/rain-drop.ts'

/** The pictures of every game without reels. */
export const BOARDS: readonly BoardArt[] = [
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
  nineLeaves,
  casinoHoldem,
]

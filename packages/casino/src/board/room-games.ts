import { archery } from './games/archery/archery.ts'
import { baccarat } from './games/baccarat/baccarat.ts'
import { dragonTiger } from './games/dragon-tiger/dragon-tiger.ts'
import { duel } from './games/duel/duel.ts'
import { fantasyFive } from './games/fantasy-five/fantasy-five.ts'
import { fiveCup } from './games/five-cup/five-cup.ts'
import { ghuri } from './games/ghuri/ghuri.ts'
import { horsebook } from './games/horsebook/horsebook.ts'
import { kabaddiRaids } from './games/kabaddi-raids/kabaddi-raids.ts'
import { luckySeven } from './games/lucky-seven/lucky-seven.ts'
import { ninetyMinutes } from './games/ninety-minutes/ninety-minutes.ts'
import { penalties } from './games/penalties/penalties.ts'
import { roulette } from './games/roulette/roulette.ts'
import { superOver } from './games/super-over/super-over.ts'
import { teenPatti } from './games/teen-patti/teen-patti.ts'
import { threeMinuteDraw } from './games/three-minute-draw/three-minute-draw.ts'
import { tieBreak } from './games/tie-break/tie-break.ts'
import type { RoomGame } from './room-game.ts'

/** Every game that is played in a room. */
export const roomGames: readonly RoomGame[] = [
  dragonTiger,
  teenPatti,
  baccarat,
  luckySeven,
  roulette,
  ghuri,
  threeMinuteDraw,
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
]

/** The game of a code, undefined if there is none. */
export function roomGame(code: string): RoomGame | undefined {
  return roomGames.find((game) => game.code === code)
}

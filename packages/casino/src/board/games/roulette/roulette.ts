import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { RoomGame } from '../../room-game.ts'
import { betFacts } from './bet-facts.ts'
import { payMinor } from './pay-minor.ts'
import { POCKETS, type RouletteOutcome } from './pockets.ts'
import { readSpot } from './read-spot.ts'
import type { RouletteSpot } from './spot.ts'

/** European roulette: one zero, and every bet returns the same share. */
export const roulette: RoomGame<RouletteSpot, RouletteOutcome> = {
  code: 'BAGH-ROULETTE',
  title: 'Roulette',
  platform: 'BAGH',
  type: 'casino',
  volatility: 'medium',
  betLevelsMinor,
  bets: betFacts(),
  timing: { bettingMs: 20_000, shownMs: 10_000 },
  betsMax: 40,
  readSpot,
  draw: (draws) => ({ number: draws.below(POCKETS) }),
  payMinor,
}

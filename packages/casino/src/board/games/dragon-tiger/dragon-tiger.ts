import { openShoe } from '../../../cards/open-shoe.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { RoomGame } from '../../room-game.ts'
import { betFacts } from './bet-facts.ts'
import { DECKS, type DragonTigerOutcome } from './outcome.ts'
import { payMinor } from './pay-minor.ts'
import { readSpot, type DragonTigerSpot } from './spot.ts'

/**
 * One card each for the dragon and the tiger, from a fresh shoe of eight decks; the higher one wins,
 * and the ace is the lowest.
 */
export const dragonTiger: RoomGame<DragonTigerSpot, DragonTigerOutcome> = {
  code: 'BAGH-DRAGONTIGER',
  title: 'Dragon Tiger',
  platform: 'BAGH',
  type: 'casino',
  volatility: 'low',
  betLevelsMinor,
  bets: betFacts(),
  timing: { bettingMs: 15_000, shownMs: 9_000 },
  betsMax: 8,
  readSpot,
  draw(draws) {
    const shoe = openShoe(draws, DECKS)
    return { dragon: shoe.draw(), tiger: shoe.draw() }
  },
  payMinor,
}

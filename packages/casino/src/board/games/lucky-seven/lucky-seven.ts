import { openShoe } from '../../../cards/open-shoe.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { RoomGame } from '../../room-game.ts'
import { betFacts } from './bet-facts.ts'
import { DECKS, type LuckySevenOutcome } from './outcome.ts'
import { payMinor } from './pay-minor.ts'
import { readSpot, type LuckySevenSpot } from './spot.ts'

/** One card from a fresh shoe of eight decks: below the seven, the seven itself, or above it. */
export const luckySeven: RoomGame<LuckySevenSpot, LuckySevenOutcome> = {
  code: 'SHAPLA-LUCKYSEVEN',
  title: 'Lucky Seven',
  platform: 'SHAPLA',
  type: 'casino',
  volatility: 'low',
  betLevelsMinor,
  bets: betFacts(),
  timing: { bettingMs: 12_000, shownMs: 8_000 },
  betsMax: 8,
  readSpot,
  draw(draws) {
    return { card: openShoe(draws, DECKS).draw() }
  },
  payMinor,
}

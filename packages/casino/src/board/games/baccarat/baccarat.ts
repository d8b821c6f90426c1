import { openShoe } from '../../../cards/open-shoe.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { RoomGame } from '../../room-game.ts'
import { betFacts } from './bet-facts.ts'
import { baccaratResult, DECKS, dealBaccarat, type BaccaratOutcome } from './outcome.ts'
import { payMinor } from './pay-minor.ts'
import { readSpot, type BaccaratSpot } from './spot.ts'

/** Punto banco from a fresh shoe of eight decks: the side that is nearer to nine wins. */
export const baccarat: RoomGame<BaccaratSpot, BaccaratOutcome> = {
  code: 'BAGH-BACCARAT',
  title: 'Baccarat',
  platform: 'BAGH',
  type: 'casino',
  volatility: 'low',
  betLevelsMinor,
  bets: betFacts(),
  timing: { bettingMs: 15_000, shownMs: 14_000 },
  betsMax: 8,
  readSpot,
  draw: (draws) => dealBaccarat(openShoe(draws, DECKS)),
  payMinor: (stakeMinor, spot, outcome) => payMinor(stakeMinor, spot, baccaratResult(outcome)),
}

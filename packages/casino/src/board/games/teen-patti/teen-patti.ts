import { openShoe } from '../../../cards/open-shoe.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { RoomGame } from '../../room-game.ts'
import { betFacts } from './bet-facts.ts'
import { teenPattiResult, type TeenPattiOutcome } from './outcome.ts'
import { payMinor } from './pay-minor.ts'
import { readSpot, type TeenPattiSpot } from './spot.ts'

/** Two hands of three cards from one deck, dealt card by card in turn; the stronger one wins. */
export const teenPatti: RoomGame<TeenPattiSpot, TeenPattiOutcome> = {
  code: 'BAGH-TEENPATTI',
  title: 'Teen Patti 20-20',
  platform: 'BAGH',
  type: 'casino',
  volatility: 'low',
  betLevelsMinor,
  bets: betFacts(),
  timing: { bettingMs: 15_000, shownMs: 13_000 },
  betsMax: 8,
  readSpot,
  draw(draws) {
    const shoe = openShoe(draws)
    const [a1, b1, a2] = [shoe.draw(), shoe.draw(), shoe.draw()]
    const [b2, a3, b3] = [shoe.draw(), shoe.draw(), shoe.draw()]
    return { a: [a1, a2, a3], b: [b1, b2, b3] }
  },
  payMinor: (stakeMinor, spot, outcome) => payMinor(stakeMinor, spot, teenPattiResult(outcome)),
}

import { eventGame } from '../../event/event-game.ts'
import { bowlBoth } from './bowl.ts'
import { CRICKET_FIXTURES } from './fixtures.ts'
import { superOverMarkets } from './markets.ts'
import { superOverResult } from './result.ts'
import { waysOf } from './ways-of.ts'

/** Two teams bat an over each with two wickets in hand; the second chases the runs of the first. */
export const superOver = eventGame(
  {
    code: 'VIRTUAL-SUPEROVER',
    title: 'Super Over',
    platform: 'VIRTUAL',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 30_000 },
    betsMax: 8,
  },
  {
    fixtures: CRICKET_FIXTURES,
    markets: superOverMarkets,
    play: bowlBoth,
    resultOf: superOverResult,
    waysOf,
  },
)

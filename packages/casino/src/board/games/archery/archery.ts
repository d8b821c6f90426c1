import { eventGame } from '../../event/event-game.ts'
import { ARCHERY_FIXTURES } from './fixtures.ts'
import { ARCHERY_MARKETS } from './markets.ts'
import { shootMatch } from './match.ts'
import { tallyOf } from './tally.ts'
import { waysOf } from './ways-of.ts'

/** A final of archery by sets: three arrows each a set, to six set points, at five all the nearest. */
export const archery = eventGame(
  {
    code: 'SBO-ARCHERY',
    title: 'Archery Final',
    platform: 'SBO',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 33_000 },
    betsMax: 10,
  },
  {
    fixtures: ARCHERY_FIXTURES,
    markets: ARCHERY_MARKETS,
    play: shootMatch,
    resultOf: tallyOf,
    waysOf,
  },
)

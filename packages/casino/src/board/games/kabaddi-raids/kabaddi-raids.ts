import { eventGame } from '../../event/event-game.ts'
import { KABADDI_FIXTURES } from './fixtures.ts'
import { kabaddiMarkets } from './markets.ts'
import { raidAll } from './raid-all.ts'
import { kabaddiResult } from './result.ts'
import { waysOf } from './ways-of.ts'

/** Two teams raid in turns, six raids each; the one with more points wins. */
export const kabaddiRaids = eventGame(
  {
    code: 'KABADDI-RAIDS',
    title: 'Kabaddi Raids',
    platform: 'KABADDI',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 30_000 },
    betsMax: 8,
  },
  {
    fixtures: KABADDI_FIXTURES,
    markets: kabaddiMarkets,
    play: raidAll,
    resultOf: kabaddiResult,
    waysOf,
  },
)

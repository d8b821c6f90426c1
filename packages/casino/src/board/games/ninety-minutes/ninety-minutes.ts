import { eventGame } from '../../event/event-game.ts'
import { MATCH_FIXTURES, type MatchFixture } from './clubs.ts'
import { MATCH_MARKETS } from './markets.ts'
import { tallyOf, type MatchPlay, type MatchTally } from './match.ts'
import { playMatch } from './play-match.ts'
import { waysOf } from './ways-of.ts'

/** A whole football match between two invented clubs, its two halves drawn apart from each other. */
export const ninetyMinutes = eventGame<MatchFixture, MatchPlay, MatchTally>(
  {
    code: 'VIRTUAL-FOOTBALL',
    title: 'Ninety Minutes',
    platform: 'VIRTUAL',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 45_000 },
    betsMax: 10,
  },
  {
    fixtures: MATCH_FIXTURES,
    markets: MATCH_MARKETS,
    play: playMatch,
    resultOf: tallyOf,
    waysOf,
  },
)

import { eventGame } from '../../event/event-game.ts'
import { raceMarkets } from './race-markets.ts'
import { raceResult } from './race-result.ts'
import { raceWays } from './race-ways.ts'
import { races, strengthsOf } from './races.ts'
import { runRace } from './run-race.ts'

/** Eight of twenty-four horses run a race; each place goes to one of those left, by its strength. */
export const horsebook = eventGame(
  {
    code: 'HORSEBOOK-DERBY',
    title: 'Horsebook Derby',
    platform: 'HORSEBOOK',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 26_000 },
    betsMax: 10,
  },
  {
    fixtures: races,
    markets: raceMarkets,
    play: runRace,
    resultOf: raceResult,
    waysOf: (race) => raceWays(strengthsOf(race)),
  },
)

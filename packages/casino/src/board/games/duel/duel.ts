import { eventGame } from '../../event/event-game.ts'
import { fightDuel } from './fight.ts'
import { DUEL_MARKETS } from './markets.ts'
import { DUEL_FIXTURES } from './robots.ts'
import { askedOf, tallyOf } from './tally.ts'
import { waysOf } from './ways-of.ts'

/** A duel of two robots: best of three rounds, turn by turn, with shields, cores and beams. */
export const duel = eventGame(
  {
    code: 'E1SPORTS-DUEL',
    title: 'Robot Duel',
    platform: 'E1SPORTS',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 33_000 },
    betsMax: 10,
  },
  {
    fixtures: DUEL_FIXTURES,
    markets: DUEL_MARKETS,
    play: fightDuel,
    resultOf: (play) => askedOf(tallyOf(play)),
    waysOf,
  },
)

import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { RoomGame } from '../../room-game.ts'
import { fivePoints, type Five } from './five.ts'
import { fantasyFixture, fantasyFixtureAt } from './fixtures.ts'
import { chanceOf, ladderOf, LADDER_MAX_CENTI, paysCentiFor, returnOfLadder } from './ladder.ts'
import { playFixture, type FantasyOutcome } from './play-fixture.ts'
import { pointsAfter } from './points.ts'
import { readSpot, type FantasySpot } from './read-spot.ts'
import { spreadOf } from './spread.ts'

/** The team, of all teams of all fixtures, that returns least. */
export const LEAST_TEAM: Five & { fixture: number } = {
  fixture: 8,
  five: [0, 1, 4, 7, 8],
  captain: 1,
}

/**
 * Fantasy Five: a player builds five of the twelve who play a short match, and a ladder of prizes that
 * is priced by exactly that team's chances pays what its points reach.
 */
export const fantasyFive: RoomGame<FantasySpot, FantasyOutcome> = {
  code: 'FANTASY-FIVE',
  title: 'Fantasy Five',
  platform: 'FANTASY',
  type: 'sports',
  volatility: 'high',
  betLevelsMinor,
  get bets() {
    return [leastFacts()]
  },
  timing: { bettingMs: 50_000, shownMs: 56_000 },
  betsMax: 3,
  readSpot: (value, number) => readSpot(value, fantasyFixture(fantasyFixtureAt(number))),
  draw: playFixture,
  payMinor(stakeMinor, { ladder, ...team }, { match }) {
    const paysCenti = paysCentiFor(ladder, fivePoints(pointsAfter(match), team))
    return (stakeMinor * BigInt(paysCenti)) / 100n
  },
}

let known: BetFacts | undefined

/** What is said of every team: the figures of the one that returns least. */
function leastFacts(): BetFacts {
  if (known !== undefined) return known
  const spread = spreadOf(fantasyFixture(LEAST_TEAM.fixture), LEAST_TEAM)
  const ladder = ladderOf(spread)
  known = {
    key: 'team',
    exactReturn: returnOfLadder(spread, ladder),
    hitRate: chanceOf(spread, ladder[0]?.points ?? 0),
    largestMultiple: Math.ceil(LADDER_MAX_CENTI / 100),
  }
  return known
}

import { fraction } from '../../../chance/fraction.ts'
import { largestShare } from '../../../contest/largest-share.ts'
import { levelsOf } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { ContestRules, RoomGame } from '../../room-game.ts'
import { fivePoints, type Five } from '../fantasy-five/five.ts'
import { fantasyFixture, fantasyFixtureAt } from '../fantasy-five/fixtures.ts'
import { playFixture, type FantasyOutcome } from '../fantasy-five/play-fixture.ts'
import { pointsAfter } from '../fantasy-five/points.ts'
import { readFive } from '../fantasy-five/read-five.ts'

/** What a player enters: five of the fixture's twelve, and whose points count double. */
export type CupTeam = Five

/** What the house keeps of the entries of a contest: 10 %. */
export const CUP_FEE_BPS = 1_000

/** Entries of one contest: as many as a table can show and a phone can rank ball by ball. */
export const CUP_ENTRIES_MAX = 300

const BPS = 10_000

const entryFeesMinor = levelsOf([10n, 50n, 250n])

/**
 * Five Cup: the squads, fixtures and matches of Fantasy Five, but the teams of all players play against each
 * other, and the pool of their entries, less the fee, goes to the best of them.
 */
export const fiveCup: RoomGame<CupTeam, FantasyOutcome> & {
  contest: ContestRules<CupTeam, FantasyOutcome>
} = {
  code: 'FANTASY-CUP',
  title: 'Five Cup',
  platform: 'FANTASY',
  type: 'sports',
  volatility: 'high',
  betLevelsMinor: entryFeesMinor,
  get bets() {
    return [entryFacts()]
  },
  timing: { bettingMs: 120_000, shownMs: 56_000 },
  betsMax: 3,
  readSpot: (value, number) => readFive(value, fantasyFixture(fantasyFixtureAt(number))),
  draw: playFixture,
  payMinor: (stakeMinor) => stakeMinor,
  contest: {
    feeBps: CUP_FEE_BPS,
    entriesMax: CUP_ENTRIES_MAX,
    pointsOf: (team, { match }) => fivePoints(pointsAfter(match), team),
  },
}

/**
 * Whoever wins, what all get back together is the pool exactly. A third of the entries is paid from six on, less where
 * three does not divide them.
 */
function entryFacts(): BetFacts {
  const entryMinor = entryFeesMinor.BDT[0] ?? 0n
  return {
    key: 'entry',
    exactReturn: fraction(BigInt(BPS - CUP_FEE_BPS), BigInt(BPS)),
    hitRate: fraction(1n, 3n),
    largestMultiple: largestShare({ ...fiveCup.contest, entryMinor }),
  }
}

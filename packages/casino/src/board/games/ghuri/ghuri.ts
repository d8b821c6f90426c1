import { fraction, times } from '../../../chance/fraction.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { RoomGame } from '../../room-game.ts'
import { drawBreak, ghuriChance } from './draw-break.ts'
import { elapsedMs, HEIGHT_MAX_CENTI, heightCenti } from './rise.ts'
import { readGhuriSpot, type GhuriSpot } from './spot.ts'

/** Where the kite's string is cut, in hundredths. At the greatest height of all it lands unharmed. */
export type GhuriOutcome = { brokenAtCenti: number }

/** Heights that the rules tell the figures of, the one that most people choose first. */
const TOLD_CENTI = [200, 101, 1_000, 10_000, 100_000]

/**
 * Ghuri: a kite climbs until its string is cut. A stake is paid times the height at which it is taken
 * out; one that is still up there when the string is cut is lost. The height of the cut itself counts
 * as reached, so every height returns 99 % of what is staked on it, to the last of 2^52 outcomes.
 */
export const ghuri: RoomGame<GhuriSpot, GhuriOutcome> = {
  code: 'PADMA-GHURI',
  title: 'Ghuri',
  platform: 'PADMA',
  type: 'crash',
  volatility: 'high',
  betLevelsMinor,
  bets: TOLD_CENTI.map(factsAt),
  timing: { bettingMs: 8_000, shownMs: 4_000 },
  betsMax: 2,
  readSpot: readGhuriSpot,
  draw: (draws) => ({ brokenAtCenti: drawBreak(draws) }),
  payMinor(stakeMinor, { autoCenti }, { brokenAtCenti }) {
    const leftAt = autoCenti ?? HEIGHT_MAX_CENTI
    return leftAt > brokenAtCenti ? 0n : (stakeMinor * BigInt(leftAt)) / 100n
  },
  curve: {
    brokenAtCenti: (outcome) => outcome.brokenAtCenti,
    heightCenti,
    elapsedMs,
    spotAt: (height) => ({ autoCenti: height }),
    leavesAtCenti: (spot) => spot.autoCenti,
  },
}

function factsAt(centi: number): BetFacts {
  const hitRate = ghuriChance(centi)
  return {
    key: `at${centi}`,
    exactReturn: times(hitRate, fraction(BigInt(centi), 100n)),
    hitRate,
    largestMultiple: Math.ceil(centi / 100),
  }
}

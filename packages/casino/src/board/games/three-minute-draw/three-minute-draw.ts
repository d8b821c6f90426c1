import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { RoomGame } from '../../room-game.ts'
import { drawBalls } from './draw-balls.ts'
import { chanceToWin, LOTTERY_PICKS_MAX, lotteryPrizeCenti, returnOf } from './prizes.ts'
import { readLotterySpot, type LotterySpot } from './spot.ts'

/** The eight balls in the order in which they leave the drum. */
export type LotteryOutcome = { balls: readonly number[] }

/** Tickets of three numbers stand first: easy to follow, and they pay now and then. */
const TOLD_PICKS = [3, 1, 2, 4, LOTTERY_PICKS_MAX]

/**
 * Three Minute Draw: a ticket has one to five numbers of forty; every three minutes eight balls are
 * drawn, and a ticket pays by how many of its numbers are among them.
 */
export const threeMinuteDraw: RoomGame<LotterySpot, LotteryOutcome> = {
  code: 'SHAPLA-TINMINUTE',
  title: 'Three Minute Draw',
  platform: 'SHAPLA',
  type: 'lottery',
  volatility: 'high',
  betLevelsMinor,
  bets: TOLD_PICKS.map(factsOf),
  timing: { bettingMs: 165_000, shownMs: 15_000 },
  betsMax: 10,
  readSpot: readLotterySpot,
  draw: (draws) => ({ balls: drawBalls(draws) }),
  payMinor(stakeMinor, { picks }, { balls }) {
    const hits = picks.filter((number) => balls.includes(number)).length
    return (stakeMinor * BigInt(lotteryPrizeCenti(picks.length, hits))) / 100n
  },
}

function factsOf(picks: number): BetFacts {
  const largest = lotteryPrizeCenti(picks, picks)
  return {
    key: `picks${picks}`,
    exactReturn: returnOf(picks),
    hitRate: chanceToWin(picks),
    largestMultiple: Math.ceil(largest / 100),
  }
}

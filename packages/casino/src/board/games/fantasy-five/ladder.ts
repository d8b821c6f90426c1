import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { stepDown } from '../../event/price-picks.ts'
import type { Spread } from './spread.ts'

/** So many points or more pay so much of the stake, in hundredths, unless a higher rung is reached. */
export type Rung = { points: number; paysCenti: number }

/**
 * A rung stands where at most `chanceBps` of all matches reach it, and gives `shareBps` of the stake
 * back on average beyond what the rungs below it pay.
 */
const RUNGS = [
  { chanceBps: 4_000n, shareBps: 4_900n },
  { chanceBps: 1_500n, shareBps: 2_000n },
  { chanceBps: 450n, shareBps: 1_200n },
  { chanceBps: 90n, shareBps: 900n },
  { chanceBps: 8n, shareBps: 500n },
] as const

const BPS = 10_000n

/** No rung of any ladder pays more, in hundredths of the stake. */
export const LADDER_MAX_CENTI = 10_000

/** What every team returns of a stake before its last price is rounded down, in basis points. */
export const FANTASY_RETURN_BPS = Number(RUNGS.reduce((sum, { shareBps }) => sum + shareBps, 0n))

/** Rungs of every ladder. */
export const LADDER = RUNGS.length

/**
 * The prizes of a team by the exact spread of its points. Each price is rounded down to a step of
 * prices; what that leaves goes to the next rung, so that only the highest price rounds anything off.
 */
export function ladderOf(spread: Spread): readonly Rung[] {
  const total = spread.reduce((sum, ways) => sum + ways, 0n)
  const rungs: Rung[] = []
  let shareBps = 0n
  // What the rungs so far pay in all ways together, in hundredths of the stake.
  let paid = 0n
  let belowCenti = 0
  for (const { chanceBps, shareBps: own } of RUNGS) {
    shareBps += own
    const { points, ways } = reachedBy(spread, (total * chanceBps) / BPS)
    const left = (total * shareBps * 100n) / BPS - paid
    const paysCenti = stepDown(Math.min(LADDER_MAX_CENTI, belowCenti + Number(left / ways)))
    paid += BigInt(paysCenti - belowCenti) * ways
    belowCenti = paysCenti
    rungs.push({ points, paysCenti })
  }
  return rungs
}

/** The fewest points that at most so many ways reach, and the ways that do. */
function reachedBy(spread: Spread, waysMax: bigint): { points: number; ways: bigint } {
  let ways = 0n
  let points = spread.length
  while (points > 0) {
    const more = ways + (spread[points - 1] ?? 0n)
    if (more > waysMax) break
    ways = more
    points -= 1
  }
  if (ways === 0n) throw new RangeError('No points are so rare')
  return { points, ways }
}

/** What a ladder pays for so many points, in hundredths of the stake. */
export function paysCentiFor(ladder: readonly Rung[], points: number): number {
  return ladder.findLast((rung) => rung.points <= points)?.paysCenti ?? 0
}

/** How likely a team of this spread scores so many points or more. */
export function chanceOf(spread: Spread, points: number): Fraction {
  const total = spread.reduce((sum, ways) => sum + ways, 0n)
  return fraction(
    spread.slice(points).reduce((sum, ways) => sum + ways, 0n),
    total,
  )
}

/** Exactly what a ladder returns of a stake. */
export function returnOfLadder(spread: Spread, ladder: readonly Rung[]): Fraction {
  let belowCenti = 0
  return ladder.reduce(
    (sum, { points, paysCenti }) => {
      const more = fraction(BigInt(paysCenti - belowCenti), 100n)
      belowCenti = paysCenti
      return plus(sum, times(more, chanceOf(spread, points)))
    },
    fraction(0n, 1n),
  )
}

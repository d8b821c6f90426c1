import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'

export const LOTTERY_NUMBERS = 40
export const LOTTERY_BALLS = 8
export const LOTTERY_PICKS_MAX = 5

/** What a ticket pays, in hundredths of its stake: by how many numbers it has, then by its hits. */
const PRIZES_CENTI: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 480 },
  2: { 1: 100, 2: 1_800 },
  3: { 2: 500, 3: 9_000 },
  4: { 2: 200, 3: 1_200, 4: 55_000 },
  5: { 2: 100, 3: 500, 4: 6_000, 5: 400_000 },
}

/** What a ticket of so many numbers pays for so many hits, in hundredths of its stake. */
export function lotteryPrizeCenti(picks: number, hits: number): number {
  return PRIZES_CENTI[picks]?.[hits] ?? 0
}

/** How likely a ticket of so many numbers has so many hits. */
export function lotteryChance(picks: number, hits: number): Fraction {
  const ways = choose(picks, hits) * choose(LOTTERY_NUMBERS - picks, LOTTERY_BALLS - hits)
  return fraction(ways, choose(LOTTERY_NUMBERS, LOTTERY_BALLS))
}

/** What a ticket of so many numbers returns of its stake. */
export function returnOf(picks: number): Fraction {
  return lotteryWinningHits(picks)
    .map((hits) =>
      times(lotteryChance(picks, hits), fraction(BigInt(lotteryPrizeCenti(picks, hits)), 100n)),
    )
    .reduce(plus)
}

/** How likely a ticket of so many numbers pays anything. */
export function chanceToWin(picks: number): Fraction {
  return lotteryWinningHits(picks)
    .map((hits) => lotteryChance(picks, hits))
    .reduce(plus)
}

/** The numbers of hits that pay, fewest first. */
export function lotteryWinningHits(picks: number): number[] {
  return Object.keys(PRIZES_CENTI[picks] ?? {}).map(Number)
}

/** In how many ways `few` are chosen of `many`. */
function choose(many: number, few: number): bigint {
  if (few < 0 || few > many) return 0n
  let ways = 1n
  for (let next = 1; next <= few; next += 1)
    ways = (ways * BigInt(many - few + next)) / BigInt(next)
  return ways
}

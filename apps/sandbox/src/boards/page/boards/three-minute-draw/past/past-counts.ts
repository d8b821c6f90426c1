import { LOTTERY_BALLS, LOTTERY_NUMBERS } from '@maidan/casino'

/** How often each number came in these draws, the count of 1 first. */
export function pastCounts(draws: readonly { balls: readonly number[] }[]): number[] {
  const counts = Array.from({ length: LOTTERY_NUMBERS }, () => 0)
  for (const ball of draws.flatMap(({ balls }) => balls)) {
    counts[ball - 1] = (counts[ball - 1] ?? 0) + 1
  }
  return counts
}

/** How often a number comes in so many draws on average, with one decimal. */
export function usualCount(draws: number): string {
  return ((draws * LOTTERY_BALLS) / LOTTERY_NUMBERS).toFixed(1)
}

import { rateMillionths } from '../payment/taka-worth.ts'

/** A dollar has a million parts, a rate a million more, and a taka a hundred paisa. */
const MICRO_TIMES_MILLIONTHS_PER_PAISA = 10_000_000_000n

/** What dollars come to in paisa at a rate of taka for one, rounded down. */
export function usdtWorth(micro: bigint, rate: string): bigint {
  return (micro * rateMillionths(rate)) / MICRO_TIMES_MILLIONTHS_PER_PAISA
}

import { LOTTERY_NUMBERS, LOTTERY_PICKS_MAX } from './prizes.ts'

/** The numbers of a ticket, 1 to 5 different ones, smallest first. */
export type LotterySpot = { picks: readonly number[] }

/** The spot in what a page sent; null when it is none. */
export function readLotterySpot(value: unknown): LotterySpot | null {
  if (typeof value !== 'object' || value === null || !('picks' in value)) return null
  const { picks } = value
  if (!Array.isArray(picks) || picks.length < 1 || picks.length > LOTTERY_PICKS_MAX) return null
  const numbers: unknown[] = picks
  if (!numbers.every(isNumber)) return null
  const rises = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  return rises ? { picks: [...numbers] } : null
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LOTTERY_NUMBERS
}

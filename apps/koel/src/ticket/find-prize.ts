import { PRIZES } from './list-prizes.ts'
import type { Prize } from './list-prizes.ts'

/** The prize of the ticket with this number, 0 to 999 999; null when it wins nothing. */
export function findPrize(point: number): Prize | null {
  let end = 0
  for (const prize of PRIZES) {
    end += prize.weight
    if (point < end) return prize
  }
  return null
}

import type { LiveOrder } from '../orders/live-order.ts'
import { profitOf } from './profit-of.ts'
import { isForSide } from './terms.ts'

/** What a bet of a size alone loses at worst: its stake, or what it has to pay out to who backs. */
export function worstOf({ terms, sizeMinor }: Pick<LiveOrder, 'terms' | 'sizeMinor'>): bigint {
  return isForSide(terms) ? sizeMinor : profitOf(terms, sizeMinor)
}

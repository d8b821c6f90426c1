import type { OrderEntry } from './order-entry.ts'
import { inBook } from './in-book.ts'

/**
 * Whether a part of a cash-out would be killed, the others would then leave the player worse off than
 * they were. Its parts are on different runners, so that none takes what another reaches.
 */
export function isShort(parts: readonly OrderEntry[]): boolean {
  return parts.some(({ order, market }) => {
    const { terms, fillOrKill, cashOutId } = order
    if (terms.on !== 'ladder' || fillOrKill === null || cashOutId === null) return false
    const reached = market.books.get(terms.runnerId)?.reach({ ...inBook(order, terms), fillOrKill })
    const reachedMinor = (reached ?? []).reduce((sum, { sizeMinor }) => sum + sizeMinor, 0n)
    return reachedMinor < fillOrKill.minFillMinor
  })
}

import { timingSafeEqual } from 'node:crypto'

/** Whether a link carries the key of what it shows, compared in constant time. */
export function holdsKey(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

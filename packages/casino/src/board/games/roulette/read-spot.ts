import { coveredSpot } from './every-spot.ts'
import type { RouletteSpot } from './spot.ts'

/** More than any spot covers by numbers; longer lists are refused unread. */
const NUMBERS_MAX = 6

/**
 * The spot in what a page sent, its numbers in order; null when the layout has no such spot: numbers
 * that do not lie together are none.
 */
export function readSpot(value: unknown): RouletteSpot | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  const { kind } = value
  if (typeof kind !== 'string') return null
  const parts = [kind, ...numbersIn(value), ...indexIn(value)]
  const spot = coveredSpot(parts.join(' '))?.spot
  return spot !== undefined && spot.kind === kind && hasSameParts(spot, value) ? spot : null
}

/** One key may be written in several ways, of which only the spot's own is taken. */
function hasSameParts(spot: RouletteSpot, value: object): boolean {
  const parts = ['numbers', 'index'] as const
  return parts.every((part) => part in spot === part in value)
}

function numbersIn(value: object): readonly (string | number)[] {
  if (!('numbers' in value)) return []
  const { numbers } = value
  if (!Array.isArray(numbers) || numbers.length > NUMBERS_MAX) return [NONE]
  const known: readonly unknown[] = numbers
  return known.every(isWhole) ? known.toSorted((one, other) => one - other) : [NONE]
}

function indexIn(value: object): readonly (string | number)[] {
  if (!('index' in value)) return []
  return isWhole(value.index) ? [value.index] : [NONE]
}

/** Stands in no key, and so makes the spot none. */
const NONE = '?'

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value)
}

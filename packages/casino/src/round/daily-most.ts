import type { PROVIDER_DAY_STATES } from '@maidan/contract'

/**
 * What a provider's games have paid players in a day beyond the stakes that they decided in it (below nothing
 * where the house has won), and the most that this may come to before a person has looked; minor units.
 */
export type DailyMost = { paidOutMinor: bigint; mostMinor: bigint }

/** Whether a win would take the day above its most. A win of nothing never does. */
export function isAboveDailyMost({
  paidOutMinor,
  mostMinor,
  amountMinor,
}: DailyMost & { amountMinor: bigint }): boolean {
  return amountMinor > 0n && paidOutMinor + amountMinor > mostMinor
}

/** Of the room that is left, the part that wins decided at once may take without knowing of each other. */
const UNSEEN_PART = 8n

/**
 * Whether wins that are decided together could fill so much of the room that others, decided at the same
 * moment elsewhere, have to be known first.
 */
export function mayFillDay({
  paidOutMinor,
  mostMinor,
  winsMinor,
}: DailyMost & { winsMinor: bigint }): boolean {
  return winsMinor > 0n && winsMinor * UNSEEN_PART > mostMinor - paidOutMinor
}

/** From this part of the most on, people are told. */
const NEAR_PERCENT = 80n
const WHOLE_PERCENT = 100n

export type DayState = (typeof PROVIDER_DAY_STATES)[number]

/** How a day stands; it is at its most as soon as a win of it was held for that. */
export function dayState({
  paidOutMinor,
  mostMinor,
  heldCount,
}: DailyMost & { heldCount: number }): DayState {
  if (heldCount > 0) return 'reached'
  if (paidOutMinor <= 0n) return 'within'
  if (paidOutMinor >= mostMinor) return 'reached'
  return paidOutMinor * WHOLE_PERCENT >= mostMinor * NEAR_PERCENT ? 'near' : 'within'
}

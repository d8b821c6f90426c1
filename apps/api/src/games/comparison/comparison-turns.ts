import { dayTurns } from '../../platform/jobs/day-turns.ts'

/** Whose turn it is to compare a provider’s day; the lease is longer than a list may take. */
export const comparisonTurns = dayTurns({
  table: 'round_day_turn',
  of: 'platform',
  leaseMs: 15 * 60_000,
})

import { dayTurns } from '../../platform/jobs/day-turns.ts'

/** Whose turn it is to reconcile a partner’s day. */
export const reconciliationTurns = dayTurns({
  table: 'reconciliation_turn',
  of: 'partner',
  leaseMs: 300_000,
})

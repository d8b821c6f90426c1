import type { StaffRole } from '@maidan/contract'
import { approvalTerms } from './approval-terms.ts'

const DECIDING: ReadonlySet<StaffRole> = new Set<StaffRole>([
  'admin',
  ...Object.values(approvalTerms).flatMap(({ mayDecide }): readonly StaffRole[] => mayDecide),
])

/**
 * Whether a role's yes counts as a second person's for any kind of request. Nobody makes such a one
 * alone (law 24), for they would be both persons.
 */
export function decidesWithOthers(role: StaffRole): boolean {
  return DECIDING.has(role)
}

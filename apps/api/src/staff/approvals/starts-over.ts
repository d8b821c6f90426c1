import type { StaffRole } from '@maidan/contract'
import { decidesWithOthers } from '../../platform/approvals/decides-with-others.ts'

/**
 * Whether another role makes a member enrol anew. The code of a role that decides nothing may be one
 * person's, who would then be two: only a code that two gave makes a second person (law 24).
 */
export function startsOver(before: StaffRole, after: StaffRole): boolean {
  return !decidesWithOthers(before) && decidesWithOthers(after)
}

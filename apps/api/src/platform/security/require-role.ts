import type { StaffRole } from '@maidan/contract'
import type { StaffIdentity } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'

/** Refuses a member of staff whose role is none of these; an admin may do everything. */
export function requireRole(
  staff: Pick<StaffIdentity, 'role'>,
  ...roles: readonly Exclude<StaffRole, 'admin'>[]
) {
  const { role } = staff
  if (role !== 'admin' && !roles.includes(role)) throw new Refusal('STAFF_ROLE_MISSING')
}

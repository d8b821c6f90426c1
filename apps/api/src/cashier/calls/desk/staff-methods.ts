import type { Calls } from '@maidan/contract'
import { listStaffMethods, type ListPorts } from '../../methods/list-staff-methods.ts'
import { listStrangeNotices } from '../../methods/list-strange-notices.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'

export const staffMethods: Handler<Calls['staffMethods'], ListPorts> = async (ports, { staff }) => {
  requireRole(staff, 'cashier', 'auditor')
  const [data, strange_notices] = await Promise.all([
    listStaffMethods(ports),
    listStrangeNotices(ports.db),
  ])
  return { data, strange_notices }
}

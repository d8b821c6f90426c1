import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listDevices } from '../../devices/list-devices.ts'
import { listFreeAccounts } from '../../devices/list-free-accounts.ts'

type Ports = { clock: Clock; db: Db }

export const staffDevices: Handler<Calls['staffDevices'], Ports> = async (ports, { staff }) => {
  requireRole(staff, 'cashier', 'auditor')
  const [data, free_accounts] = await Promise.all([listDevices(ports), listFreeAccounts(ports.db)])
  return { data, free_accounts }
}

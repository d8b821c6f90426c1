import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listProviderDays } from '../../mosts/list-provider-days.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffProviderDays: Handler<Calls['staffProviderDays'], Ports> = async (
  { clock, config, db },
  { staff },
) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  return { data: await listProviderDays(db, config.PROVIDER_DAY_MOST, clock.now()) }
}

import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listSettings } from '../../settings/list-settings.ts'

type Ports = { clock: Clock; config: Pick<Config, 'COUNTRIES'>; db: Db }

export const staffSettings: Handler<Calls['staffSettings'], Ports> = async (
  { db, clock, config },
  { staff },
) => {
  requireRole(staff, 'auditor')
  return { data: await listSettings(db, { config, at: clock.now() }) }
}

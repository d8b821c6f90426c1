import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readWhole } from '../../../platform/http/read-whole.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { showStaffPage } from '../../pages/show-staff-page.ts'

type Ports = { clock: Clock; db: Db }

const VERSION_MAX = 1_000_000

export const staffPage: Handler<Calls['staffPage'], Ports> = async (ports, request) => {
  const { staff, params, query } = request
  requireRole(staff, 'support', 'auditor')
  if (query.version === undefined) return showStaffPage(ports, params.key)
  const version = readWhole(query.version, VERSION_MAX)
  if (version === null) throw new Refusal('PAGE_VERSION_UNKNOWN')
  return showStaffPage(ports, params.key, version)
}

import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPage } from '../../../platform/http/staff-page.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listStaffGames } from '../../stops/list-staff-games.ts'
import { listStaffProviders } from '../../stops/list-staff-providers.ts'

type Ports = { clock: Clock; db: Db }

export const staffGames: Handler<Calls['staffGames'], Ports> = async (
  { clock, db },
  { staff, query },
) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const page = readPage(query)
  const at = clock.now()
  const { search = '', provider = null, stopped } = query
  const asked = { search, provider, stopped: stopped !== undefined, at, page }
  const [{ data, total }, providers] = await Promise.all([
    listStaffGames(db, asked),
    listStaffProviders(db, at),
  ])
  return { providers, data, total, page: page.page, page_size: page.pageSize }
}

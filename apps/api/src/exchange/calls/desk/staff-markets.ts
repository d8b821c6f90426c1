import type { Calls } from '@maidan/contract'
import { showBrief } from '../../desk/market-briefs.ts'
import { listStaffMarkets } from '../../queries/list-staff-markets.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPage } from '../../../platform/http/staff-page.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Exchange } from '../../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export const staffMarkets: Handler<Calls['staffMarkets'], Ports> = async (
  ports,
  { staff, query },
) => {
  requireRole(staff, 'trader', 'auditor')
  const page = readPage(query)
  const { state = 'open', search = '' } = query
  const { rows, total } = await listStaffMarkets(ports, { state, search, page })
  return {
    data: await Promise.all(rows.map((row) => showBrief(ports, row))),
    total,
    page: page.page,
    page_size: page.pageSize,
  }
}

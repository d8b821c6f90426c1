import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listApprovals } from '../../platform/approvals/list-approvals.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffApprovals: Handler<Calls['staffApprovals'], Ports> = (
  ports,
  { staff, query },
) => {
  const { state, kind, mine } = query
  const reader = { staff, at: ports.clock.now() }
  return listApprovals(ports.db, reader, { state, kind, mine: mine === '1' }, readPage(query))
}

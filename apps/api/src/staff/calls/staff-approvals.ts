import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listApprovals } from '../../platform/approvals/list-approvals.ts'
import { readPage } from '../queries/page.ts'

export const staffApprovals: Handler<Calls['staffApprovals']> = (ctx, { staff, query }) => {
  const { state, kind, mine } = query
  const reader = { staff, at: ctx.clock.now() }
  return listApprovals(ctx.db, reader, { state, kind, mine: mine === '1' }, readPage(query))
}

import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { decideApproval } from '../../platform/approvals/decide-approval.ts'
import { showApproval } from '../../platform/approvals/show-approvals.ts'

export const staffDecideApproval: Handler<Calls['staffDecideApproval']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  const { decision } = params
  const id = BigInt(params.id)
  await decideApproval(ctx, { id, decision, note: body.note ?? '', staff, ip })
  return showApproval(ctx.db, id, { staff, at: ctx.clock.now() })
}

import type { Calls } from '@maidan/contract'
import { findMarket } from '../../desk/find-market.ts'
import { readOutcome, readVoidSpans } from '../../desk/read-outcome.ts'
import { settleByHand } from '../../settle/settle-by-hand.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffSettleMarket: Handler<Calls['staffSettleMarket']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'trader')
  const { reason } = body
  if (reason === '') throw new Refusal('STAFF_REASON_MISSING')
  const market = await findMarket(ctx, params.code)
  const outcome = readOutcome(body, market, reason)
  const voidSpans = readVoidSpans(body)
  const { code } = market
  const approvalId = await settleByHand(ctx, { code, outcome, voidSpans, reason, staff, ip })
  if (approvalId === null) return { approval: null }
  return { approval: await showApproval(ctx.db, approvalId, { staff, at: ctx.clock.now() }) }
}

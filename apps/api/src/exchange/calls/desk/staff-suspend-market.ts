import type { Calls } from '@maidan/contract'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { askMatcher } from '../../ask-matcher.ts'
import { findMarket } from '../../desk/find-market.ts'
import { showBrief } from '../../desk/market-briefs.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'

export const staffSuspendMarket: Handler<Calls['staffSuspendMarket']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'trader')
  if (body.reason === '') throw new Refusal('STAFF_REASON_MISSING')
  const { code } = params
  await findMarket(ctx, code)
  const type = body.suspended ? 'suspend' : 'resume'
  await askMatcher(ctx, { type, code, reason: 'staff' })
  await inTransaction(ctx.db, (tx) =>
    writeAudit(tx, {
      staff,
      act: `market.${type}`,
      subject: `market:${code}`,
      detail: { reason: body.reason },
      ip,
      at: ctx.clock.now(),
    }),
  )
  return showBrief(ctx, await findMarket(ctx, code))
}

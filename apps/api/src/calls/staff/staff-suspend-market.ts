import type { Calls } from '@maidan/contract'
import { inTransaction } from '../../db/in-transaction.ts'
import { askMatcher } from '../../exchange/ask-matcher.ts'
import { findMarket } from '../../exchange/desk/find-market.ts'
import { showBrief } from '../../exchange/desk/market-briefs.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireRole } from '../../staff/require-role.ts'
import { writeAudit } from '../../staff/write-audit.ts'

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

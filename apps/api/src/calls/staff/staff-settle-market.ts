import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { brokenConstraint, inTransaction } from '../../db/in-transaction.ts'
import { findMarket } from '../../exchange/desk/find-market.ts'
import { selectRequests, showRequest } from '../../exchange/desk/market-requests.ts'
import { needsApproval } from '../../exchange/desk/needs-approval.ts'
import { readOutcome, readVoidSpans } from '../../exchange/desk/read-outcome.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireRole } from '../../staff/require-role.ts'
import { writeAudit } from '../../staff/write-audit.ts'

export const staffSettleMarket: Handler<Calls['staffSettleMarket']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'trader')
  const { reason } = body
  if (reason === '') throw new Refusal('STAFF_REASON_MISSING')
  const market = await findMarket(ctx, params.code)
  const outcome = readOutcome(body, market, reason)
  const voidSpans = readVoidSpans(body)
  const asked = { market, outcome, voidSpans }
  const isRequest = await needsApproval(ctx.db, asked)
  const audit = (act: string) => ({
    staff,
    act,
    subject: `market:${market.code}`,
    detail: { reason, outcome: JSON.stringify(outcome) },
    ip,
    at: ctx.clock.now(),
  })
  if (!isRequest) {
    await settleMarket(ctx, {
      code: market.code,
      outcome,
      decidedBy: staff.username,
      reason,
      alongside: (tx) => writeAudit(tx, audit('market.settle')),
    })
    return { request: null }
  }
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await sql`
        INSERT INTO market_request (market_id, outcome, void_spans, reason, asked_by, asked_at)
        VALUES (${market.id}, ${JSON.stringify(outcome)}::jsonb,
          ${JSON.stringify(voidSpans)}::jsonb, ${reason}, ${staff.username}, ${ctx.clock.now()})
      `.execute(tx)
      const [row] = await selectRequests(tx, sql`q.market_id = ${market.id}`)
      await writeAudit(tx, audit('market.ask'))
      return { request: row ? showRequest(row) : null }
    })
  } catch (error) {
    if (brokenConstraint(error) === 'market_request_one') throw new Refusal('STATE_CHANGED')
    throw error
  }
}

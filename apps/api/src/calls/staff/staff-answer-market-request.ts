import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import {
  selectRequests,
  showRequest,
  type RequestRow,
} from '../../exchange/desk/market-requests.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireRole } from '../../staff/require-role.ts'
import { writeAudit } from '../../staff/write-audit.ts'

export const staffAnswerMarketRequest: Handler<Calls['staffAnswerMarketRequest']> = async (
  ctx,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'trader')
  const id = BigInt(params.id)
  const request = await inTransaction(ctx.db, async (tx) => {
    const [known] = await selectRequests(tx, sql`q.id = ${id}`)
    if (!known) throw new Refusal('NOT_FOUND')
    if (known.asked_by === staff.username) throw new Refusal('SECOND_PERSON_NEEDED')
    const at = ctx.clock.now()
    const { rows } = await sql`
      UPDATE market_request SET state = ${body.approve ? 'approved' : 'rejected'},
        answered_by = ${staff.username}, answered_at = ${at}
      WHERE id = ${id} AND state = 'waiting' RETURNING id
    `.execute(tx)
    if (rows.length === 0) throw new Refusal('STATE_CHANGED')
    const act = body.approve ? 'market.approve' : 'market.reject'
    const subject = `market:${known.code}`
    await writeAudit(tx, { staff, act, subject, detail: { request: Number(id) }, ip, at })
    const [answered] = await selectRequests(tx, sql`q.id = ${id}`)
    return answered ?? known
  })
  if (body.approve) await settleAsAsked(ctx, request)
  return showRequest(request)
}

async function settleAsAsked(ctx: Context, request: RequestRow) {
  const { code, outcome, void_spans: voidSpans, reason, asked_by, answered_by } = request
  const decidedBy = `${asked_by}, ${answered_by ?? ''}`
  await settleMarket(ctx, { code, outcome, decidedBy, reason, voidSpans })
}

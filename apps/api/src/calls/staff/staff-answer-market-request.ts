import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db, Tx } from '../../db/open-database.ts'
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
  const request = await findRequest(ctx.db, id)
  if (request.asked_by === staff.username) throw new Refusal('SECOND_PERSON_NEEDED')
  if (request.state !== 'waiting') throw new Refusal('STATE_CHANGED')
  const { code, asked_by, outcome, reason, void_spans: voidSpans } = request
  const answer = { id, staff, ip, approve: body.approve, code, at: ctx.clock.now() }
  if (body.approve)
    await settleMarket(ctx, {
      code,
      outcome,
      reason,
      voidSpans,
      decidedBy: `${asked_by}, ${staff.username}`,
      alongside: (tx) => writeAnswer(tx, answer),
    })
  else await inTransaction(ctx.db, (tx) => writeAnswer(tx, answer))
  return showRequest(await findRequest(ctx.db, id))
}

async function findRequest(db: Db, id: bigint): Promise<RequestRow> {
  const [request] = await selectRequests(db, sql`q.id = ${id}`)
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}

type Answer = {
  id: bigint
  staff: Parameters<typeof writeAudit>[1]['staff']
  ip: string
  approve: boolean
  code: string
  at: Date
}

/** Of two answers at once the second finds nothing that waits. */
async function writeAnswer(tx: Tx, { id, staff, ip, approve, code, at }: Answer) {
  const { rows } = await sql`
    UPDATE market_request SET state = ${approve ? 'approved' : 'rejected'},
      answered_by = ${staff.username}, answered_at = ${at}
    WHERE id = ${id} AND state = 'waiting' RETURNING id
  `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
  const act = approve ? 'market.approve' : 'market.reject'
  const detail = { request: Number(id) }
  await writeAudit(tx, { staff, act, subject: `market:${code}`, detail, ip, at })
}

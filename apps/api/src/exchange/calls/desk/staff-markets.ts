import type { Calls } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'
import { requestWaits, selectBriefs, showBrief } from '../../desk/market-briefs.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPage } from '../../../staff/queries/page.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffMarkets: Handler<Calls['staffMarkets']> = async (ctx, { staff, query }) => {
  requireRole(staff, 'trader', 'auditor')
  const { page, pageSize, offset } = readPage(query)
  const search = `%${(query.search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`${stateOf(query.state ?? 'open', ctx.clock.now())}
    AND (e.name ILIKE ${search} OR m.name ILIKE ${search} OR m.code ILIKE ${search})`
  const rows = await selectBriefs(ctx, { where, limit: pageSize, offset })
  const counted = await sql<{ total: bigint }>`
    SELECT count(*) AS total FROM market m JOIN sport_event e ON e.id = m.event_id WHERE ${where}
  `.execute(ctx.db)
  return {
    data: await Promise.all(rows.map((row) => showBrief(ctx, row))),
    total: Number(counted.rows[0]?.total ?? 0),
    page,
    page_size: pageSize,
  }
}

/** `due` has a result and is not paid; `requests` waits for a second person. */
function stateOf(state: string, at: Date): RawBuilder<unknown> {
  switch (state) {
    case 'due':
      return sql`m.status = 'closed'`
    case 'settled':
      return sql`m.status IN ('settled', 'void')`
    case 'requests':
      return requestWaits(at)
    case 'all':
      return sql`true`
    default:
      return sql`m.status = 'open'`
  }
}

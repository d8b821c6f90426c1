import type { Calls } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'
import { requestWaits, selectBriefs, showBrief } from '../../desk/market-briefs.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPage } from '../../../platform/http/staff-page.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Exchange } from '../../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export const staffMarkets: Handler<Calls['staffMarkets'], Ports> = async (
  ports,
  { staff, query },
) => {
  requireRole(staff, 'trader', 'auditor')
  const { page, pageSize, offset } = readPage(query)
  const search = `%${(query.search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`${stateOf(query.state ?? 'open', ports.clock.now())}
    AND (e.name ILIKE ${search} OR m.name ILIKE ${search} OR m.code ILIKE ${search})`
  const rows = await selectBriefs(ports, { where, limit: pageSize, offset })
  const counted = await sql<{ total: bigint }>`
    SELECT count(*) AS total FROM market m JOIN sport_event e ON e.id = m.event_id WHERE ${where}
  `.execute(ports.db)
  return {
    data: await Promise.all(rows.map((row) => showBrief(ports, row))),
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

import { sql, type RawBuilder } from 'kysely'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { Page } from '../../platform/http/staff-page.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { requestWaits, selectBriefs, type BriefRow } from '../desk/market-briefs.ts'
import type { Exchange } from '../open-exchange.ts'
import { eventName, marketName } from '../views/names.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

type Asked = { state: string; search: string; page: Page }

/** A page of the markets in a state whose name, event or code contains `search`, and their number. */
export async function listStaffMarkets(
  ports: Ports,
  { state, search, page }: Asked,
): Promise<{ rows: BriefRow[]; total: number }> {
  const where = sql`${isIn(state, ports.clock.now())} AND ${isCalled(search)}`
  const rows = await selectBriefs(ports, { where, limit: page.pageSize, offset: page.offset })
  const counted = await sql<{ total: bigint }>`
    SELECT count(*) AS total FROM market m JOIN sport_event e ON e.id = m.event_id WHERE ${where}
  `.execute(ports.db)
  return { rows, total: Number(counted.rows[0]?.total ?? 0n) }
}

/** Names stand beside the markets and cost a look each, so that none is made for who searches none. */
function isCalled(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const like = `%${escapeLike(search)}%`
  return sql`(${eventName()} ILIKE ${like} OR ${marketName()} ILIKE ${like} OR m.code ILIKE ${like})`
}

/** `due` has a result and is not paid; `requests` waits for a second person. */
function isIn(state: string, at: Date): RawBuilder<unknown> {
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

import { SETTLED_STATES, type LimitPeriod, periodSpan } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type CalendarPeriod = Exclude<LimitPeriod, 'bet'>

type Asked = { playerId: bigint; periods: readonly CalendarPeriod[]; at: Date }

/**
 * What a player has deposited in each of the periods that run, gross: what was credited in it first,
 * whatever went back since, and all that waits. Money that came without being asked counts as it was credited.
 */
export async function readDeposited(
  db: Db | Tx,
  { playerId, periods, at }: Asked,
): Promise<Map<CalendarPeriod, bigint>> {
  const used = new Map<CalendarPeriod, bigint>()
  for (const period of periods) {
    const since = new Date(periodSpan(period, at.getTime()).fromMs)
    const { rows } = await sql<{ minor: bigint }>`
      SELECT coalesce(sum(coalesce(p.settled_minor, p.amount_minor)), 0)::bigint AS minor
      FROM payment p WHERE p.player_id = ${playerId} AND p.direction = 'deposit' AND (
        p.state <> ALL(${[...SETTLED_STATES]}::text[])
        OR p.state = 'late_confirmed'
        OR (SELECT min(e.at) FROM payment_event e
          WHERE e.payment_id = p.id AND e.state = 'credited') >= ${since})
    `.execute(db)
    used.set(period, rows[0]?.minor ?? 0n)
  }
  return used
}

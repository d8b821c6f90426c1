import { dayLeftMinor, dhakaDay, type Direction, RELEASED_STATES } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import type { OfferedMethod } from '../deposits/find-method.ts'

type Asked = {
  playerId: bigint
  method: OfferedMethod
  direction: Direction
  at: Date
}

/**
 * Refuses an amount that is more than is left of the method's day, and says what is left and when the
 * whole is free again. The caller has locked the player, so that requests at once are counted one by
 * one; who only shows an account need not.
 */
export async function checkDayRoom(tx: Tx, asked: Asked, amountMinor: bigint): Promise<void> {
  const { method, direction, at } = asked
  const { depositDayMaxMinor, withdrawalDayMaxMinor } = method.terms
  const maxMinor = direction === 'deposit' ? depositDayMaxMinor : withdrawalDayMaxMinor
  if (maxMinor === null) return
  const leftMinor = dayLeftMinor(maxMinor, await usedToday(tx, asked))
  if (leftMinor === null || amountMinor <= leftMinor) return
  const left = decimalAmount(leftMinor, method.currency)
  throw fieldRefusal('METHOD_DAY_LIMIT', 'amount', { left, day: nextDay(at) })
}

/**
 * What a player asked for and got with a method in this day of Dhaka, also by another one's page; what
 * came to nothing is free.
 */
async function usedToday(db: Db | Tx, { playerId, method, direction, at }: Asked): Promise<bigint> {
  const { fromMs, untilMs } = dhakaDay(at.getTime())
  const { rows } = await sql<{ used: bigint }>`
    SELECT coalesce(sum(coalesce(settled_minor, amount_minor)), 0)::bigint AS used FROM payment
    WHERE player_id = ${playerId} AND ${method.key} IN (method_key, asked_key)
      AND direction = ${direction}
      AND state <> ALL(${[...RELEASED_STATES]}::text[])
      AND created_at >= ${new Date(fromMs)} AND created_at < ${new Date(untilMs)}
  `.execute(db)
  return rows[0]?.used ?? 0n
}

const NOON_MS = 12 * 3_600_000

/** The date in Dhaka on which the limit is whole again, as `2026-03-02`. */
function nextDay(at: Date): string {
  const { untilMs } = dhakaDay(at.getTime())
  return new Date(untilMs + NOON_MS).toISOString().slice(0, 10)
}

import type { CallBody, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { gameName } from '../queries/game-name.ts'
import type { StopTarget } from './stop-target.ts'

export type StopStatus = CallBody<Calls['staffSetGame']>['status']

type Locked = { name: string; status: StopStatus }

/** A target that nobody else stops or opens meanwhile; bets and wins go on. NOT_FOUND without it. */
export async function lockTarget(tx: Tx, { of, key }: StopTarget): Promise<Locked> {
  const query =
    of === 'game'
      ? sql<Locked>`
          SELECT ${gameName()} AS name, g.status FROM game g WHERE g.code = ${key}
          FOR NO KEY UPDATE OF g`
      : sql<Locked>`
          SELECT name, status FROM game_provider WHERE platform = ${key} FOR NO KEY UPDATE`
  const { rows } = await query.execute(tx)
  const [target] = rows
  if (!target) throw new Refusal('NOT_FOUND')
  return target
}

/** From the commit on players may open it and bet at it, or may not. */
export async function writeStatus(tx: Tx, { of, key }: StopTarget, status: StopStatus) {
  const query =
    of === 'game'
      ? sql`UPDATE game SET status = ${status} WHERE code = ${key}`
      : sql`UPDATE game_provider SET status = ${status} WHERE platform = ${key}`
  await query.execute(tx)
}

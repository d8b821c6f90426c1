import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import { listActivity } from '../queries/list-activity.ts'

type Ports = { db: Db }

export const exchangeActivity: Handler<Calls['exchangeActivity'], Ports> = async (
  { db },
  { player: { playerId }, language },
) => {
  const activity = await listActivity(db, { playerId, language })
  return { activity: activity.map((one) => ({ ...one, at: one.at.toISOString() })) }
}

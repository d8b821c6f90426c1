import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import { endSession } from '../sessions/end-session.ts'

type Ports = { db: Db }

/** Ends this session alone. */
export const logout: Handler<Calls['logout'], Ports> = async ({ db }, { player }) => {
  await endSession(db, player)
  return { message: 'Logged out' }
}

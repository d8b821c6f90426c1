import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listSystems } from '../queries/list-systems.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const getSystem: Handler<Calls['getSystem'], Ports> = async ({ db }, { query }) => {
  const systems = await listSystems(db, query.type)
  return { systems, message: systems.length > 0 ? 'Systems found.' : 'No systems offer this type.' }
}

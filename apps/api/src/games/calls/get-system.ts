import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listSystems } from '../queries/list-systems.ts'

export const getSystem: Handler<Calls['getSystem']> = async ({ db }, { query }) => {
  const systems = await listSystems(db, query.type)
  return { systems, message: systems.length > 0 ? 'Systems found.' : 'No systems offer this type.' }
}

import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listOpenTypes } from '../queries/list-open-types.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const getCatalogue: Handler<Calls['getCatalogue'], Ports> = async ({ db }) => ({
  types: await listOpenTypes(db),
})

import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listGameTypes } from '../../games/queries/list-game-types.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const getTypes: Handler<Calls['getTypes'], Ports> = async ({ db }) => ({
  types: await listGameTypes(db),
})

import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listGameTypes } from '../../games/queries/list-game-types.ts'

export const getTypes: Handler<Calls['getTypes']> = async ({ db }) => ({
  types: await listGameTypes(db),
})

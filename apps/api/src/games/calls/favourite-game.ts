import type { Calls } from '@maidan/contract'
import { markFavourite } from '../flows/mark-favourite.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const favouriteGame: Handler<Calls['favouriteGame'], Ports> = async (
  { db },
  { player, body },
) => ({
  codes: await markFavourite(db, { playerId: player.playerId, ...body }),
})

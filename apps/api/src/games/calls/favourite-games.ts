import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listFavouriteCodes } from '../queries/list-favourite-codes.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const favouriteGames: Handler<Calls['favouriteGames'], Ports> = async (
  { db },
  { player },
) => ({
  codes: await listFavouriteCodes(db, player.playerId),
})

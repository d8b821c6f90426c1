import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listFavouriteCodes } from '../queries/list-favourite-codes.ts'

export const favouriteGames: Handler<Calls['favouriteGames']> = async ({ db }, { player }) => ({
  codes: await listFavouriteCodes(db, player.playerId),
})

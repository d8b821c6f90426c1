import type { Calls } from '@maidan/contract'
import { markFavourite } from '../flows/mark-favourite.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const favouriteGame: Handler<Calls['favouriteGame']> = async ({ db }, { player, body }) => ({
  codes: await markFavourite(db, { playerId: player.playerId, ...body }),
})

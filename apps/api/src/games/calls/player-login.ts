import type { Calls } from '@maidan/contract'
import { openSportsBook } from '../flows/open-sports-book.ts'
import type { Handler } from '../../platform/http/handler.ts'

/** `user_id` is the caller's own `remote_id`: that of anybody else is refused at the door. */
export const playerLogin: Handler<Calls['playerLogin']> = async (ctx, { player, language }) => {
  await ctx.limits.take('launchPerPlayer', player.playerId.toString())
  return openSportsBook(ctx, { playerId: player.playerId, language })
}

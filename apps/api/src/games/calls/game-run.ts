import type { Calls } from '@maidan/contract'
import { launchGame } from '../flows/launch-game.ts'
import type { Handler } from '../../platform/http/handler.ts'

/**
 * `gameCode` alone decides what opens; `platform` and `gameType` repeat what it says. `externalURL`
 * is neither fetched nor passed on: the game knows our site from its own settings.
 */
export const gameRun: Handler<Calls['gameRun']> = async (ctx, { player, body, language }) => {
  await ctx.limits.take('launchPerPlayer', player.playerId.toString())
  const code = body.gameCode
  const launched = await launchGame(ctx, { playerId: player.playerId, code, language })
  return { url: ctx.studio.launchUrl({ code, ...launched }), message: 'The game is ready.' }
}

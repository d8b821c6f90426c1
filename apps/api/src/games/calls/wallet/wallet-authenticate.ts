import type { Calls } from '@maidan/contract'
import { openGameSession } from '../../flows/open-game-session.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { playerReference } from '../../studios/player-reference.ts'

export const walletAuthenticate: Handler<Calls['walletAuthenticate']> = async (
  ctx,
  { partner: { platform }, body },
) => {
  const opened = await openGameSession(ctx, {
    platform,
    game: body.game,
    launchToken: body.token,
  })
  return {
    session: opened.session,
    player: playerReference(ctx.config.SECRET, platform, opened.playerId),
    username: opened.username,
    currency: opened.currency,
    balance: opened.balanceMinor.toString(),
    language: opened.language,
  }
}

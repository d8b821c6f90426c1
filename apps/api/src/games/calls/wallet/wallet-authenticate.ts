import type { Calls } from '@maidan/contract'
import { openGameSession } from '../../flows/open-game-session.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { playerReference } from '../../studios/player-reference.ts'
import type { Config } from '../../../platform/config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; clock: Clock; db: Db }

export const walletAuthenticate: Handler<Calls['walletAuthenticate'], Ports> = async (
  ports,
  { partner: { platform }, body },
) => {
  const opened = await openGameSession(ports, {
    platform,
    game: body.game,
    launchToken: body.token,
  })
  return {
    session: opened.session,
    player: playerReference(ports.config.SECRET, platform, opened.playerId),
    username: opened.username,
    currency: opened.currency,
    balance: opened.balanceMinor.toString(),
    language: opened.language,
    may_bet: opened.mayBet,
  }
}

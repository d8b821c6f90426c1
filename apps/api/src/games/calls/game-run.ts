import type { Calls } from '@maidan/contract'
import { launchGame } from '../flows/launch-game.ts'
import { tryGame } from '../flows/try-game.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import type { GameStudio } from '../studios/open-game-studio.ts'

type Ports = {
  clock: Clock
  db: Db
  limits: Limits
  gameProviders: ReadonlyMap<string, GameProvider>
  studio: GameStudio
}

/**
 * `gameCode` alone decides what opens; `platform` and `gameType` repeat what it says. `externalURL`
 * is neither fetched nor passed on: the game knows our site from its own settings.
 */
export const gameRun: Handler<Calls['gameRun'], Ports> = async (
  ports,
  { player, body, language },
) => {
  await ports.limits.take('launchPerPlayer', player.playerId.toString())
  const code = body.gameCode
  const start = body.mode === 'demo' ? tryGame : launchGame
  const { playerId, sessionId } = player
  const launched = await start(ports, { playerId, sessionId, code, language })
  // Only of the house's studio is it known that its pages greet the site.
  const greets = launched.origin === null
  const url = ports.studio.launchUrl({ code, ...launched })
  return { url, greets, message: 'The game is ready.' }
}

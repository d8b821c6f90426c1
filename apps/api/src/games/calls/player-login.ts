import type { Calls } from '@maidan/contract'
import { openSportsBook } from '../flows/open-sports-book.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import type { GameStudio } from '../studios/open-game-studio.ts'

type Ports = {
  log: Logger
  clock: Clock
  db: Db
  limits: Limits
  gameProviders: ReadonlyMap<string, GameProvider>
  studio: GameStudio
}

/** `user_id` is the caller's own `remote_id`: that of anybody else is refused at the door. */
export const playerLogin: Handler<Calls['playerLogin'], Ports> = async (
  ports,
  { player, language },
) => {
  await ports.limits.take('launchPerPlayer', player.playerId.toString())
  const { playerId, sessionId } = player
  return openSportsBook(ports, { playerId, sessionId, language })
}

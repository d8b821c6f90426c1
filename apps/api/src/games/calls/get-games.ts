import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listGames } from '../queries/list-games.ts'
import { openGameAnswer } from '../queries/open-game-answer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const getGames: Handler<Calls['getGames'], Ports> = async ({ db, clock }, { query }) => {
  const { type = '', system = '' } = query
  const games = await listGames(db, { type, platform: system, now: clock.now() })
  return { games: games.map(openGameAnswer) }
}

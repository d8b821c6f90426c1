import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listGames } from '../queries/list-games.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { textFields } from '../../platform/texts/text-fields.ts'

type Ports = { clock: Clock; db: Db }

/** The call has no token, so `favourite` says nothing of a player; their own come by their call. */
export const getGames: Handler<Calls['getGames'], Ports> = async ({ db, clock }, { query }) => {
  const { type = '', system = '' } = query
  const games = await listGames(db, { type, platform: system, now: clock.now() })
  return {
    games: games.map(({ names, rtp_percent, added_at, ...game }) => ({
      ...game,
      ...textFields('name', names),
      rtp: rtp_percent,
      favourite: false,
      added_at: added_at.toISOString(),
    })),
  }
}

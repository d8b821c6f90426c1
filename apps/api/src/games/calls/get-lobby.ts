import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listGames } from '../queries/list-games.ts'
import { listLobbyCodes } from '../queries/list-lobby-codes.ts'
import { openGameAnswer } from '../queries/open-game-answer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

/** New games of the lobby at most. */
const NEWEST_MAX = 12

export const getLobby: Handler<Calls['getLobby'], Ports> = async ({ db, clock }, { player }) => {
  const { popular, recent } = await listLobbyCodes(db, player?.playerId ?? null)
  const rows = await listGames(db, { type: '', platform: '', now: clock.now() })
  const games = rows.map(openGameAnswer)
  const byCode = new Map(games.map((game) => [game.code, game]))
  const shelf = (codes: readonly string[]) => codes.flatMap((code) => byCode.get(code) ?? [])
  return {
    popular: shelf(popular),
    newest: games
      .filter((game) => game.is_new)
      .toSorted((one, other) => other.added_at.localeCompare(one.added_at))
      .slice(0, NEWEST_MAX),
    recent: shelf(recent),
  }
}

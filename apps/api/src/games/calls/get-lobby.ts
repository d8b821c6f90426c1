import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listGames } from '../queries/list-games.ts'
import { listLobbyCodes } from '../queries/list-lobby-codes.ts'
import { openGameAnswer } from '../queries/open-game-answer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const getLobby: Handler<Calls['getLobby'], Ports> = async ({ db, clock }, { player }) => {
  const now = clock.now()
  const { popular, newest, recent } = await listLobbyCodes(db, {
    playerId: player?.playerId ?? null,
    now,
  })
  const codes = [...popular, ...newest, ...recent]
  const rows = await listGames(db, { type: '', platform: '', now, codes })
  const byCode = new Map(rows.map((row) => [row.code, openGameAnswer(row)]))
  const shelf = (wanted: readonly string[]) => wanted.flatMap((code) => byCode.get(code) ?? [])
  return { popular: shelf(popular), newest: shelf(newest), recent: shelf(recent) }
}

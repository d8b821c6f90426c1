import type { CallAnswer, Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readRemembered } from '../../platform/remember/read-remembered.ts'
import { listGames } from '../queries/list-games.ts'
import { openGameAnswer } from '../queries/open-game-answer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }
type Answer = CallAnswer<Calls['getGames']>

/** A catalogue changes seldom, and a list of thousands of games costs a house more than its bets. */
const STANDS_MS = 1_000
/** Lists of a type, a provider or both that are remembered at once. */
const LISTS_MAX = 32

const readList = readRemembered<Answer>({
  forMs: STANDS_MS,
  keysMax: LISTS_MAX,
  read: async ({ db, clock }, key) => {
    const [type = '', platform = ''] = key.split('\n')
    const games = await listGames(db, { type, platform, now: clock.now() })
    return { games: games.map(openGameAnswer) }
  },
})

export const getGames: Handler<Calls['getGames'], Ports> = (ports, { query }) => {
  const { type = '', system = '' } = query
  return readList(ports, `${type}\n${system}`)
}

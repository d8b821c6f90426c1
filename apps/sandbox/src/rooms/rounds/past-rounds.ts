import type { Queryable } from '../../games/db/queryable.ts'
import { linkAt } from '../chain/chains.ts'
import type { PastRound } from '../room-api.ts'

type PastRow = {
  number: number
  outcome: unknown
  clientSeeds: readonly string[]
  linkIndex: number
  lastLink: string
  length: number
}

/** Rounds before a number whose outcome everybody has seen, the newest first, with their links. */
export async function pastRounds(
  db: Queryable,
  game: string,
  beforeNumber: number,
  count: number,
): Promise<PastRound[]> {
  const found = await db.query<PastRow>(
    `select r.number, r.outcome, r.client_seeds as "clientSeeds", r.link_index as "linkIndex",
       c.last_link as "lastLink", c.length
     from studio.room_rounds r join studio.room_chains c on c.id = r.chain_id
     where r.game = $1 and r.number < $2 and r.phase in ('shown', 'over')
     order by r.number desc limit $3`,
    [game, beforeNumber, count],
  )
  return found.rows.map(({ number, outcome, clientSeeds, linkIndex, ...chain }) => ({
    number,
    outcome,
    clientSeeds,
    link: linkAt(chain, linkIndex),
  }))
}

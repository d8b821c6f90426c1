import type { Queryable } from '../../games/db/queryable.ts'
import type { Seat } from '../../games/sessions/session.ts'
import { readBets, SELECT_BET, type Bet } from './bet.ts'

/** Own bets in one answer, at most. */
export const OWN_BETS_MAX = 50

/** The bet that a player's page asked for under its own id, whatever became of it. */
export async function findPress(db: Queryable, seat: Seat, betId: string): Promise<Bet | null> {
  const [bet] = await readBets(
    db,
    `${SELECT_BET} where provider = $1 and player = $2 and bet_id = $3`,
    [seat.provider, seat.player, betId],
  )
  return bet ?? null
}

/** The player's newest bets in a room that were not refused, newest first. */
export function newestBets(db: Queryable, seat: Seat, count: number): Promise<Bet[]> {
  return readBets(
    db,
    `${SELECT_BET} where provider = $1 and player = $2 and game = $3 and state <> 'refused'
     order by seq desc limit $4`,
    [seat.provider, seat.player, seat.game, count],
  )
}

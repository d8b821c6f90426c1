import type { Queryable } from '../../games/db/queryable.ts'
import type { Seat } from '../../games/sessions/session.ts'
import type { ShownOrder } from '../room-api.ts'

/**
 * Remembers that a page has shown its player what came of bets of this seat. Answers those that no other page
 * was before with, however often the same page asks.
 */
export async function markShown(
  db: Queryable,
  { provider, player, game }: Seat,
  { page, betIds }: Omit<ShownOrder, 'session'>,
): Promise<string[]> {
  // Locked in the order in which a round's bets always are.
  const marked = await db.query<{ betId: string }>(
    `update studio.room_bets set shown_to = $5 where id in (
       select id from studio.room_bets
       where provider = $1 and player = $2 and game = $3 and bet_id = any($4)
         and state in ('settling', 'paid', 'closed', 'returned')
         and (shown_to is null or shown_to = $5)
       order by seq for update)
     returning bet_id as "betId"`,
    [provider, player, game, betIds, page],
  )
  return marked.rows.map(({ betId }) => betId)
}

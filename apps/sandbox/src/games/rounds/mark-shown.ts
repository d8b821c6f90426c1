import type { Queryable } from '../db/queryable.ts'
import type { Seat } from '../sessions/session.ts'

/** Remembers that the player saw the end of a round of this seat. Saying it again changes nothing. */
export async function markShown(db: Queryable, seat: Seat, roundId: string): Promise<void> {
  await db.query(
    `update studio.rounds set shown_at = coalesce(shown_at, now())
     where id = $1 and provider = $2 and player = $3 and game = $4
       and state in ('played', 'paid', 'closed', 'returned')`,
    [roundId, seat.provider, seat.player, seat.game],
  )
}

import { asLeader, type Lead } from '../lead/as-leader.ts'
import type { Rooms } from '../rooms.ts'
import type { Round } from './round.ts'

/** Ends a round whose outcome was shown for long enough and whose bets are all decided. */
export async function endRound({ db }: Rooms, lead: Lead, round: Round): Promise<void> {
  await asLeader(db, lead, async (client) => {
    await client.query(
      `update studio.room_rounds set phase = 'over'
       where game = $1 and number = $2 and phase = 'shown' and settled_at is not null`,
      [round.game, round.number],
    )
  })
}

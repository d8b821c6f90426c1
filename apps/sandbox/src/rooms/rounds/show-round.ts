import { asLeader, type Lead } from '../lead/as-leader.ts'
import type { OfferedRoom } from '../../games/catalog/offered-game.ts'
import type { Rooms } from '../rooms.ts'
import type { Round } from './round.ts'

/** Shows the outcome of a running round. `isCut`: its process died and the curve with it, or the clock leapt over a part of it. */
export async function showRound(
  rooms: Rooms,
  { game }: OfferedRoom,
  lead: Lead,
  round: Round,
  isCut = false,
): Promise<void> {
  const nowMs = rooms.clock.nowMs()
  await asLeader(rooms.db, lead, async (client) => {
    await client.query(
      `update studio.room_rounds set phase = 'shown', phase_began_ms = $3, phase_ends_ms = $4,
         is_cut = $5
       where game = $1 and number = $2 and phase = 'running'`,
      [round.game, round.number, nowMs, nowMs + game.timing.shownMs, isCut],
    )
  })
  rooms.news.tell(round.game, 'phase')
}

import { currentChain, linkAt } from '../chain/chains.ts'
import { asLeader, type Lead } from '../lead/as-leader.ts'
import type { OfferedRoom } from '../../games/catalog/offered-game.ts'
import type { Rooms } from '../rooms.ts'
import { bettingEndsMs } from './betting-ends.ts'

/** Opens the betting of the room's next round, with the promise of its link. */
export async function openRound(rooms: Rooms, { game }: OfferedRoom, lead: Lead): Promise<void> {
  const nowMs = rooms.clock.nowMs()
  await asLeader(rooms.db, lead, async (client) => {
    const chain = await currentChain(client, game.code)
    await client.query(
      `insert into studio.room_rounds (game, number, chain_id, link_index, link_hash, phase,
         phase_began_ms, phase_ends_ms)
       select $1, 1 + coalesce(max(number), 0), $2, $3, $4, 'betting', $5, $6
       from studio.room_rounds where game = $1`,
      [
        game.code,
        chain.id,
        chain.used + 1,
        linkAt(chain, chain.used),
        nowMs,
        bettingEndsMs(game.timing, nowMs),
      ],
    )
  })
  rooms.news.tell(game.code, 'phase')
}

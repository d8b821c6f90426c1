import { returnBets } from '../bets/return-bets.ts'
import { lockBets } from '../bets/round-bets.ts'
import { oweCloses } from '../contests/owe-closes.ts'
import { asLeader, type Lead } from '../lead/as-leader.ts'
import type { Rooms } from '../rooms.ts'
import { OFF_REASONS } from './off-reasons.ts'
import type { Round } from './round.ts'

/** Ends a round that was left before its draw: every stake goes back, and its link stays unused. */
export async function giveBackRound(rooms: Rooms, lead: Lead, round: Round): Promise<void> {
  await asLeader(rooms.db, lead, async (client) => {
    const ended = await client.query(
      `update studio.room_rounds set phase = 'given-back'
       where game = $1 and number = $2 and phase in ('betting', 'closing')`,
      [round.game, round.number],
    )
    if (ended.rowCount !== 1) return
    const bets = await lockBets(client, round, ['betting', 'taken'])
    await returnBets(client, bets, OFF_REASONS.stopped)
    await oweCloses(client, round)
  })
  rooms.news.tell(round.game, 'phase')
}

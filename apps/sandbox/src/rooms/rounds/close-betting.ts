import { setTimeout as sleep } from 'node:timers/promises'
import { oneRow } from '../../games/db/one-row.ts'
import { asLeader, type Lead } from '../lead/as-leader.ts'
import type { Rooms } from '../rooms.ts'
import type { Round } from './round.ts'

/** How long the draw waits for bets whose stake the wallet has not answered yet. */
export const ON_THEIR_WAY_MS = 2_000

const LOOK_EVERY_MS = 40

/** Ends the betting of a round: from here on no bet begins. */
export async function closeBetting(rooms: Rooms, lead: Lead, round: Round): Promise<void> {
  await asLeader(rooms.db, lead, async (client) => {
    await client.query(
      `update studio.room_rounds set phase = 'closing'
       where game = $1 and number = $2 and phase = 'betting'`,
      [round.game, round.number],
    )
  })
}

/** Waits until every bet of a closed round is decided, `ON_THEIR_WAY_MS` at most. */
export async function untilDecided(
  { db }: Pick<Rooms, 'db'>,
  { game, number }: Round,
  stopping: AbortSignal,
): Promise<void> {
  const untilMs = performance.now() + ON_THEIR_WAY_MS
  while (!stopping.aborted && performance.now() < untilMs) {
    const { waiting } = oneRow(
      await db.query<{ waiting: boolean }>(
        `select exists (select 1 from studio.room_bets
           where game = $1 and number = $2 and state = 'betting') as waiting`,
        [game, number],
      ),
    )
    if (!waiting) return
    await sleep(LOOK_EVERY_MS)
  }
}

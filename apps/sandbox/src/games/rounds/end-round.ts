import type { PoolClient } from 'pg'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { nextWin } from '../settle/next-win.ts'
import type { Studio } from '../studio.ts'
import type { Ended } from './compute-round.ts'
import type { Round } from './round.ts'

/**
 * Stores the end of a round together with the first win that it owes; answers the call to send, or null
 * when the round was ended by somebody else. A win of 0 is sent too, so that every round is
 * accounted for.
 */
export async function endRound(
  studio: Studio,
  client: PoolClient,
  round: Round,
  ended: Ended,
): Promise<OwedCall | null> {
  const { events, totalMinor, jackpot = null } = ended
  const moved = await client.query(
    `update studio.rounds set state = 'played', events = $2, total_minor = $3, jackpot = $4
     where id = $1 and state in ('betting', 'open')`,
    [round.id, JSON.stringify(events), totalMinor, jackpot],
  )
  if (moved.rowCount !== 1) return null
  const win = await nextWin(client, round, ended)
  await owingOfRounds(studio).calls.add(client, win)
  return win
}

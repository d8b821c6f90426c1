import type { PoolClient } from 'pg'
import { rollbackOf } from '../settle/calls-of-bet.ts'
import { oweCalls } from '../settle/owe-calls.ts'
import type { Bet } from './bet.ts'

/** Gives the stakes of locked bets back, in the transaction that decides it. */
export async function returnBets(
  client: PoolClient,
  bets: readonly Bet[],
  reason: string,
): Promise<void> {
  if (bets.length === 0) return
  await client.query(
    `update studio.room_bets set state = 'returning', reason = $2 where id = any($1)`,
    [bets.map((bet) => bet.id), reason],
  )
  const calls = bets.map((bet) => rollbackOf(bet, reason))
  await oweCalls(client, calls)
}

import type { PoolClient } from 'pg'
import type { Round } from '../rounds/round.ts'

/** Stores that the contests of a round are to be closed, in the transaction that decides the round. */
export async function oweCloses(
  client: PoolClient,
  { game, number }: Pick<Round, 'game' | 'number'>,
): Promise<void> {
  await client.query(
    `insert into studio.room_closes (contest, currency, provider, next_attempt_at)
     select distinct contest, currency, provider, now() from studio.room_bets
     where game = $1 and number = $2 and contest is not null and state <> 'refused'
     on conflict do nothing`,
    [game, number],
  )
}

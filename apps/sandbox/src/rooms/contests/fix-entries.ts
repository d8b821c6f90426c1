import type { PoolClient } from 'pg'
import type { Round } from '../rounds/round.ts'

/**
 * Writes down what takes part in the contests of a round and in which order, in the transaction that draws it:
 * from here on nothing comes or goes, whatever becomes of the stakes.
 */
export async function fixEntries(
  client: PoolClient,
  { game, number }: Pick<Round, 'game' | 'number'>,
): Promise<void> {
  await client.query(
    `update studio.room_bets set entry = placed.entry
     from (
       select id, (row_number() over (partition by contest, currency order by seq))::int - 1 as entry
       from studio.room_bets
       where game = $1 and number = $2 and state = 'taken' and contest is not null) placed
     where room_bets.id = placed.id`,
    [game, number],
  )
}

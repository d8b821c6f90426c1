import type { Queryable } from '../../games/db/queryable.ts'
import type { ContestView } from '../room-api.ts'
import type { Round } from '../rounds/round.ts'

/** The contests of a round as they stand: by currency, the smallest entry fee first. */
export async function countEntries(
  db: Queryable,
  { game, number }: Pick<Round, 'game' | 'number'>,
): Promise<ContestView[]> {
  const counted = await db.query<ContestView>(
    `select stake_minor as "stakeMinor", currency, count(*)::int as entries,
       count(distinct player)::int as players
     from studio.room_bets
     where game = $1 and number = $2 and contest is not null
       and (state = 'taken' or entry is not null)
     group by currency, stake_minor order by currency, stake_minor`,
    [game, number],
  )
  return counted.rows
}

import { ROOM_SEEDS_MAX } from '@maidan/casino'
import type { PoolClient } from 'pg'
import { oneRow } from '../../games/db/one-row.ts'
import type { Queryable } from '../../games/db/queryable.ts'
import type { Round } from '../rounds/round.ts'
import { readBets, SELECT_BET, type Bet } from './bet.ts'

/** What everybody sees of the bets of a round. */
const SEEN = `state in ('taken', 'settling', 'paid', 'closed')`

/** Bets of a round that count, the newest first, and how many there are in all. */
export async function seenBets(
  db: Queryable,
  { game, number }: Pick<Round, 'game' | 'number'>,
  count: number,
): Promise<{ bets: Bet[]; betCount: number }> {
  const counted = await db.query<{ betCount: number }>(
    `select count(*)::int as "betCount" from studio.room_bets
     where game = $1 and number = $2 and ${SEEN}`,
    [game, number],
  )
  const bets = await readBets(
    db,
    `${SELECT_BET} where game = $1 and number = $2 and ${SEEN} order by seq desc limit $3`,
    [game, number, count],
  )
  return { bets, betCount: oneRow(counted).betCount }
}

/** Locks the bets of a round that are in one of these states, in the order in which they came. */
export function lockBets(
  client: PoolClient,
  { game, number }: Round,
  states: readonly Bet['state'][],
): Promise<Bet[]> {
  return readBets(
    client,
    `${SELECT_BET} where game = $1 and number = $2 and state = any($3) order by seq for update`,
    [game, number, states],
  )
}

/** Client seeds of a round's first bets by different players, in the order they came. */
export async function firstSeeds(client: PoolClient, { game, number }: Round): Promise<string[]> {
  const found = await client.query<{ clientSeed: string }>(
    `select client_seed as "clientSeed" from (
       select distinct on (provider, player) client_seed, seq from studio.room_bets
       where game = $1 and number = $2 and state = 'taken' order by provider, player, seq) firsts
     order by seq limit $3`,
    [game, number, ROOM_SEEDS_MAX],
  )
  return found.rows.map((row) => row.clientSeed)
}

import type { PoolClient } from 'pg'
import { oneRow } from '../db/one-row.ts'
import type { Queryable } from '../db/queryable.ts'
import type { FairnessView } from '../studio-api.ts'
import type { Seat } from '../sessions/session.ts'
import { hashServerSeed, newClientSeed, newServerSeed } from './server-seed.ts'

export type ActivePair = {
  id: string
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
}

/**
 * Makes the seat's seed pairs if it has none: the active one, and the next server seed, whose
 * hash the player sees before choosing the client seed that will go with it.
 */
export async function ensureSeedPairs(db: Queryable, seat: Seat): Promise<void> {
  await insertPair(db, seat, 'active', newClientSeed())
  await insertPair(db, seat, 'next', null)
}

/** Adds a fresh pair in `state` unless the seat has one in that state. */
export async function insertPair(
  db: Queryable,
  seat: Seat,
  state: 'active' | 'next',
  clientSeed: string | null,
): Promise<void> {
  const serverSeed = newServerSeed()
  await db.query(
    `insert into studio.seed_pairs
       (provider, player, game, server_seed, server_seed_hash, client_seed, state)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (provider, player, game, state) where state <> 'revealed' do nothing`,
    [
      seat.provider,
      seat.player,
      seat.game,
      serverSeed,
      hashServerSeed(serverSeed),
      clientSeed,
      state,
    ],
  )
}

/**
 * Makes spins and seed changes of one seat wait for each other. It is a statement of its own, so that
 * what follows sees the seeds as the one before left them.
 */
export async function lockSeat(client: PoolClient, seat: Seat): Promise<void> {
  await client.query(
    `select 1 from studio.seed_pairs
     where provider = $1 and player = $2 and game = $3 and state <> 'revealed'
     order by id for update`,
    [seat.provider, seat.player, seat.game],
  )
}

/** The active pair with the next unused nonce, which is used up by this call. */
export async function takeNonce(client: PoolClient, seat: Seat): Promise<ActivePair> {
  const taken = await client.query<ActivePair>(
    `update studio.seed_pairs set next_nonce = next_nonce + 1
     where provider = $1 and player = $2 and game = $3 and state = 'active'
     returning id, server_seed as "serverSeed", server_seed_hash as "serverSeedHash",
       client_seed as "clientSeed", next_nonce - 1 as nonce`,
    [seat.provider, seat.player, seat.game],
  )
  return oneRow(taken)
}

/** What a player may know now: both hashes, the client seed, the nonce of the next spin. */
export async function readFairness(db: Queryable, seat: Seat): Promise<FairnessView> {
  const found = await db.query<FairnessView>(
    `select a.server_seed_hash as "serverSeedHash", a.client_seed as "clientSeed",
       a.next_nonce as nonce, n.server_seed_hash as "nextServerSeedHash"
     from studio.seed_pairs a
     join studio.seed_pairs n using (provider, player, game)
     where provider = $1 and player = $2 and game = $3
       and a.state = 'active' and n.state = 'next'`,
    [seat.provider, seat.player, seat.game],
  )
  return oneRow(found)
}

import { validClientSeed } from '@maidan/casino'
import type { PoolClient } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import { oneRow } from '../db/one-row.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Seat } from '../sessions/session.ts'
import type { RevealedPair, RotateAnswer } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { insertPair, lockSeat, readFairness } from './seed-pairs.ts'

/**
 * Reveals the active server seed and puts the announced next one in its place, with the player's
 * client seed. Throws CLIENT_SEED_INVALID, or ROUND_UNFINISHED while a spin is open, because
 * revealing its seed would show its outcome.
 */
export async function rotateSeeds(
  studio: Studio,
  seat: Seat,
  clientSeed: string,
): Promise<RotateAnswer> {
  if (!validClientSeed(clientSeed)) throw new StudioError('CLIENT_SEED_INVALID')
  return inTransaction(studio.db, async (client) => {
    await lockSeat(client, seat)
    await refuseWhileOpen(client, seat)
    const revealed = await revealActive(client, seat)
    await activateNext(client, seat, clientSeed)
    await insertPair(client, seat, 'next', null)
    return { revealed, fairness: await readFairness(client, seat) }
  })
}

async function revealActive(client: PoolClient, seat: Seat): Promise<RevealedPair> {
  const revealed = await client.query<RevealedPair>(
    `update studio.seed_pairs set state = 'revealed', revealed_at = now()
     where provider = $1 and player = $2 and game = $3 and state = 'active'
     returning server_seed as "serverSeed", server_seed_hash as "serverSeedHash",
       client_seed as "clientSeed", next_nonce as "spins"`,
    [seat.provider, seat.player, seat.game],
  )
  return oneRow(revealed)
}

async function refuseWhileOpen(client: PoolClient, seat: Seat): Promise<void> {
  const open = await client.query(
    `select 1 from studio.rounds
     where provider = $1 and player = $2 and game = $3
       and state in ('betting', 'returning', 'open', 'played')`,
    [seat.provider, seat.player, seat.game],
  )
  if (open.rows.length > 0) throw new StudioError('ROUND_UNFINISHED')
}

async function activateNext(client: PoolClient, seat: Seat, clientSeed: string): Promise<void> {
  await client.query(
    `update studio.seed_pairs set state = 'active', client_seed = $4
     where provider = $1 and player = $2 and game = $3 and state = 'next'`,
    [seat.provider, seat.player, seat.game, clientSeed],
  )
}

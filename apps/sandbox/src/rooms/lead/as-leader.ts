import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../games/db/in-transaction.ts'

/** What running a room takes: the epoch in which this process came to run it. */
export type Lead = { game: string; epoch: number }

/** Another process runs the room by now. */
export class LeadLost extends Error {
  override readonly name = 'LeadLost'
}

/** Runs one transaction of whoever runs the room. Throws `LeadLost` and writes nothing otherwise. */
export async function asLeader<T>(
  db: Pool,
  { game, epoch }: Lead,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (client) => {
    const held = await client.query(
      `select 1 from studio.rooms where game = $1 and epoch = $2 for share`,
      [game, epoch],
    )
    if (held.rowCount !== 1) throw new LeadLost(`${game} is run by another process`)
    return work(client)
  })
}

/** Makes this process the one that runs the room, and ends what another one could still write. */
export async function takeLead(db: Pool, game: string): Promise<Lead> {
  const taken = await db.query<Lead>(
    `insert into studio.rooms (game, epoch) values ($1, 1)
     on conflict (game) do update set epoch = rooms.epoch + 1
     returning game, epoch`,
    [game],
  )
  const [lead] = taken.rows
  if (lead === undefined) throw new Error(`the lead of ${game} was not written`)
  return lead
}

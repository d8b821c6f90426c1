import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Worker } from '../../games/settle/keep-looking.ts'
import type { Rooms } from '../rooms.ts'
import { takeLead } from './as-leader.ts'
import { runRoom } from './run-room.ts'

/** Any number does, as long as nothing else in this database uses it. */
const ROOM_LOCKS = 5_120_733

/** How often a process looks whether a room has lost the one that ran it. */
const LOOK_EVERY_MS = 1_000

/**
 * Runs every room that no other process runs, for as long as this process lives. Who runs a room
 * holds a lock on a connection of its own: when the process dies, PostgreSQL sees the connection end
 * and the next one takes the room over.
 */
export function leadRooms(rooms: Rooms, databaseUrl: string): Worker {
  const stopping = new AbortController()
  const leading = lead(rooms, databaseUrl, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await leading
    },
  }
}

async function lead(rooms: Rooms, databaseUrl: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && rooms.offered.size > 0) {
    await whileConnected(rooms, databaseUrl, stopping).catch((error: unknown) => {
      rooms.log.error({ err: error }, 'the rooms lost their connection, trying again')
    })
    await pause(stopping)
  }
}

/** How often a room listens at most at once for the end of its leading. */
const LISTENERS_A_ROOM = 4

/** Runs rooms until the connection that holds their locks ends. */
async function whileConnected(
  rooms: Rooms,
  databaseUrl: string,
  stopping: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  const ending = AbortSignal.any([stopping, lost.signal])
  // Every room waits on this one signal, each by a listener or two of its own.
  setMaxListeners(rooms.offered.size * LISTENERS_A_ROOM, ending)
  const running = new Map<string, Promise<void>>()
  try {
    await client.connect()
    while (!ending.aborted) {
      for (const game of rooms.offered.keys()) {
        if (!running.has(game) && (await tryLock(client, game))) {
          running.set(game, runLocked({ rooms, game, ending, running }))
        }
      }
      await pause(ending)
    }
  } finally {
    lost.abort()
    await Promise.all(running.values())
    await client.end().catch(() => undefined)
  }
}

type Locked = {
  rooms: Rooms
  game: string
  ending: AbortSignal
  running: Map<string, Promise<void>>
}

/** The lock is let go of by the end of its connection alone. */
async function runLocked({ rooms, game, ending, running }: Locked): Promise<void> {
  const room = rooms.offered.get(game)
  try {
    if (room === undefined) return
    const lead = await takeLead(rooms.db, game)
    rooms.leading.add(game)
    await runRoom({ rooms, room, lead, stopping: ending })
  } catch (error) {
    rooms.log.error({ err: error, game }, 'a room could not be taken over')
  } finally {
    rooms.leading.delete(game)
    running.delete(game)
  }
}

async function tryLock(client: pg.Client, game: string): Promise<boolean> {
  const tried = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as locked',
    [ROOM_LOCKS, game],
  )
  return tried.rows[0]?.locked === true
}

async function pause(stopping: AbortSignal): Promise<void> {
  await sleep(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined)
}

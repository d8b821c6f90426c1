import type { Pool } from 'pg'
import { oneRow } from '../../games/db/one-row.ts'
import { clockStep } from './clock-step.ts'

/** One clock for all processes on a database, in milliseconds, that never runs backwards. */
export type RoomClock = {
  nowMs: () => number
  /** The same for a moment that was noted as `performance.now()`. */
  atMs: (notedMs: number) => number
  /** Compares with the others, and goes along when somebody's time of day was set. */
  follow: () => Promise<void>
}

type Look = { offsetMs: number; tookMs: number }

const LOOKS = 5

/**
 * The clock is the database's time of day, ahead of it by as much as `room_clock` says. A process
 * takes it by the quickest of a few looks and counts by itself from then on; `follow` finds out when
 * the database's time of day was set or this machine stood still.
 */
export async function openRoomClock(db: Pool): Promise<RoomClock> {
  await aheadOfRounds(db)
  const looks: Look[] = []
  for (let look = 0; look < LOOKS; look += 1) looks.push(await lookOnce(db))
  const [best] = looks.toSorted((a, b) => a.tookMs - b.tookMs)
  if (best === undefined) throw new Error('the clock was never looked at')
  let { offsetMs } = best
  const atMs = (notedMs: number) => notedMs + offsetMs
  return {
    atMs,
    nowMs: () => Math.floor(atMs(performance.now())),
    async follow() {
      const look = await lookOnce(db)
      const { kind } = clockStep({ ownOffsetMs: offsetMs, ...look })
      if (kind === 'forward') ({ offsetMs } = look)
      if (kind === 'hold') await holdAhead(db, atMs(performance.now()))
    },
  }
}

async function lookOnce(db: Pool): Promise<Look> {
  const beganMs = performance.now()
  const found = await db.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000 + ahead_ms)::float8 as ms
     from studio.room_clock`,
  )
  const tookMs = performance.now() - beganMs
  return { tookMs, offsetMs: oneRow(found).ms - (beganMs + tookMs / 2) }
}

/** The time of day was set back: the clock stays ahead of it, for every process. */
async function holdAhead(db: Pool, nowMs: number): Promise<void> {
  await db.query(
    `update studio.room_clock
     set ahead_ms = greatest(ahead_ms, $1 - extract(epoch from clock_timestamp()) * 1000)`,
    [nowMs],
  )
}

/** Rounds under way have not begun in the future; without any, the clock is the time of day again. */
async function aheadOfRounds(db: Pool): Promise<void> {
  await db.query(
    `insert into studio.room_clock (ahead_ms)
     select greatest(0, max(phase_began_ms) - extract(epoch from clock_timestamp()) * 1000)
     from studio.room_rounds where phase in ('betting', 'closing', 'running', 'shown')
     on conflict (is_only) do update set ahead_ms = excluded.ahead_ms`,
  )
}

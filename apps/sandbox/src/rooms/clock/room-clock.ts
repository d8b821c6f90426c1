import type { Pool } from 'pg'
import { oneRow } from '../../games/db/one-row.ts'
import { clockStep } from './clock-step.ts'

/** One clock for all processes on a database, in milliseconds, that never runs backwards. */
export type RoomClock = {
  nowMs: () => number
  /** The same for a moment that was noted as `performance.now()`. */
  atMs: (notedMs: number) => number
  /** What it showed when it last leapt forward: what would have come before that has not been. Null if it never did. */
  leaptAtMs: () => number | null
  /** Compares with the others, and goes along: little by little, and at once when a time of day was set. */
  follow: () => Promise<void>
}

type Look = { offsetMs: number; tookMs: number }

const LOOKS = 5

/** So long a small difference takes to be made up: nothing that rises by the clock leaps or stands still. */
export const EASE_MS = 2_000

/**
 * The clock is the database's time of day, ahead of it by as much as `room_clock` says. A process
 * takes it by the quickest of a few looks and counts by itself from then on; `follow` keeps it together with
 * the others', and finds out when the database's time of day was set or this machine stood still. Of two
 * that are apart, the one ahead would tell whoever asks both that a curve is about to break.
 */
export async function openRoomClock(db: Pool): Promise<RoomClock> {
  await aheadOfRounds(db)
  const looks: Look[] = []
  for (let look = 0; look < LOOKS; look += 1) looks.push(await lookOnce(db))
  const [best] = looks.toSorted((a, b) => a.tookMs - b.tookMs)
  if (best === undefined) throw new Error('the clock was never looked at')
  let offset: Offset = { ms: best.offsetMs, easeByMs: 0, sinceMs: 0 }
  const atMs = (notedMs: number) => notedMs + offsetAt(offset, notedMs)
  let leaptAtMs: number | null = null
  return {
    atMs,
    leaptAtMs: () => leaptAtMs,
    nowMs: () => Math.floor(atMs(performance.now())),
    async follow() {
      const look = await lookOnce(db)
      const sinceMs = performance.now()
      const ms = offsetAt(offset, sinceMs)
      const step = clockStep({ ownOffsetMs: ms, ...look })
      switch (step.kind) {
        case 'keep':
          return
        case 'ease':
          offset = { ms, easeByMs: step.byMs, sinceMs }
          return
        case 'forward':
          offset = { ms: ms + step.byMs, easeByMs: 0, sinceMs }
          leaptAtMs = atMs(sinceMs)
          return
        case 'hold':
          await holdAhead(db, atMs(performance.now()))
      }
    },
  }
}

/** How far a clock is from `performance.now()`, and what it is easing that by since a moment. */
type Offset = { ms: number; easeByMs: number; sinceMs: number }

/** A small part of each second, so that a clock that is eased never runs backwards. */
function offsetAt({ ms, easeByMs, sinceMs }: Offset, notedMs: number): number {
  const eased = Math.min(Math.max((notedMs - sinceMs) / EASE_MS, 0), 1)
  return ms + easeByMs * eased
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

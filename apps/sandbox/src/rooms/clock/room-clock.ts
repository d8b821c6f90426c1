import type { Pool } from 'pg'
import { oneRow } from '../../games/db/one-row.ts'

/** One clock for all processes on a database: milliseconds of the database's, running steadily. */
export type RoomClock = {
  nowMs: () => number
  /** The same for a moment that was noted as `performance.now()`. */
  atMs: (notedMs: number) => number
}

const LOOKS = 5

/**
 * Takes the database's clock by the quickest of a few looks. From then on this process counts by
 * itself and never backwards, whatever is done to the machine's time of day.
 */
export async function openRoomClock(db: Pool): Promise<RoomClock> {
  const looks: { offsetMs: number; tookMs: number }[] = []
  for (let look = 0; look < LOOKS; look += 1) looks.push(await lookOnce(db))
  const [best] = looks.toSorted((a, b) => a.tookMs - b.tookMs)
  if (best === undefined) throw new Error('the clock was never looked at')
  const atMs = (notedMs: number) => notedMs + best.offsetMs
  return { atMs, nowMs: () => Math.floor(atMs(performance.now())) }
}

async function lookOnce(db: Pool): Promise<{ offsetMs: number; tookMs: number }> {
  const beganMs = performance.now()
  const found = await db.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  const tookMs = performance.now() - beganMs
  return { tookMs, offsetMs: oneRow(found).ms - (beganMs + tookMs / 2) }
}

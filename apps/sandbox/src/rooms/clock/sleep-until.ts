import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomClock } from './room-clock.ts'

/** The clock is looked at so often: it may have gone forward meanwhile. */
const NAP_MS = 1_000

/** Sleeps until the clock shows `untilMs`, or less long when it is told to stop. */
export async function sleepUntil(
  clock: RoomClock,
  untilMs: number,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const leftMs = untilMs - clock.nowMs()
    if (leftMs <= 0) return
    await sleep(Math.min(leftMs, NAP_MS), undefined, { signal: stopping }).catch(() => undefined)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomClock } from './room-clock.ts'

/** Sleeps until the clock shows `untilMs`, or less long when it is told to stop. */
export async function sleepUntil(
  clock: RoomClock,
  untilMs: number,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const leftMs = untilMs - clock.nowMs()
    if (leftMs <= 0) return
    await sleep(leftMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}

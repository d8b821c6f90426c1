import { setTimeout as sleep } from 'node:timers/promises'

const STEP_MS = 50
const PATIENCE_MS = 20_000

/** Waits until `check` stops throwing, and fails with its last complaint when it never does. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(STEP_MS)
    }
  }
}

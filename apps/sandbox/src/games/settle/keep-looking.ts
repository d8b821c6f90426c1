import { setTimeout as sleep } from 'node:timers/promises'
import type { StudioLog } from '../studio-options.ts'

/** A loop that looks again and again until it is told to stop. */
export type Worker = { stop: () => Promise<void> }

type Looking = {
  name: string
  everyMs: number
  log: StudioLog
  /** `isFirst`: whoever began what is found there is gone. */
  look: (isFirst: boolean) => Promise<void>
}

/** Runs `look` until it is stopped; a look that fails is logged, and the next one tries again. */
export function keepLooking(looking: Looking): Worker {
  const stopping = new AbortController()
  const running = run(looking, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function run({ name, everyMs, log, look }: Looking, stopping: AbortSignal): Promise<void> {
  let isFirst = true
  while (!stopping.aborted) {
    await look(isFirst).catch((error: unknown) => {
      log.error({ err: error }, `${name} failed, trying again`)
    })
    isFirst = false
    await sleep(everyMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}

import type { Context } from '../context.ts'

/** A job looks for work that is due, does some and says how much it found. */
export type Job = { name: string; everyMs: number; run: (ctx: Context) => Promise<number> }

const RETRY_AFTER_FAILURE_MS = 2_000

/**
 * Runs jobs until stopped: again at once while a job finds work, else after its pause. Jobs take
 * their rows with SKIP LOCKED, so that any number of processes may run them. A failure is logged
 * and tried again.
 */
export function runJobs(ctx: Context, jobs: readonly Job[]): { stop: () => Promise<void> } {
  const state = { stopping: false }
  const wakers = new Set<() => void>()
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        wakers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      wakers.add(wake)
    })
  const loops = jobs.map(async (job) => {
    while (!state.stopping) {
      const waitMs = await runOnce(ctx, job)
      if (waitMs > 0 && !state.stopping) await pause(waitMs)
    }
  })
  return {
    async stop() {
      state.stopping = true
      for (const wake of wakers) wake()
      await Promise.all(loops)
    },
  }
}

async function runOnce(ctx: Context, job: Job): Promise<number> {
  try {
    return (await job.run(ctx)) > 0 ? 0 : job.everyMs
  } catch (error) {
    ctx.log.error({ err: error, job: job.name }, 'job failed')
    return RETRY_AFTER_FAILURE_MS
  }
}

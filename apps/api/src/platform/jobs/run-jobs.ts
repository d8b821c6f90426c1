import type { Logger } from 'pino'
import { databaseFault } from '../database/database-fault.ts'
import type { Pulse } from '../database/pulse.ts'
import { TooBusy } from '../too-busy.ts'

/** A job looks for work that is due, does some and says how much it found. */
export type Job<Ports> = {
  name: string
  everyMs: number
  run: (ports: Ports) => Promise<number>
}

/** What running a job needs besides what the job does. */
type OwnPorts = { log: Logger; pulse: Pulse }

/** A failing job tries again soon, then ever more rarely. */
const RETRY_FIRST_MS = 1_000
const RETRY_LAST_MS = 60_000

/**
 * Runs jobs until stopped: again at once while a job finds work, else after its pause. Jobs take
 * their rows with SKIP LOCKED, so that any number of processes may run them. A failure is logged
 * and tried again; while the database is away they wait for it and go on as soon as it is back.
 */
export function runJobs<Ports extends OwnPorts>(
  ports: Ports,
  jobs: readonly Job<Ports>[],
): { stop: () => Promise<void> } {
  const state = { stopping: false }
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
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
    let failures = 0
    while (!state.stopping) {
      const found = await runOnce(ports, job)
      failures = found === 'failed' ? failures + 1 : 0
      if (!state.stopping) await pause(pauseMs(job, found, failures))
      if (ports.pulse.isThere()) continue
      await Promise.race([ports.pulse.back(), stopped])
      failures = 0
    }
  })
  return {
    async stop() {
      state.stopping = true
      stop()
      for (const wake of wakers) wake()
      await Promise.all(loops)
    },
  }
}

function pauseMs(
  job: Pick<Job<never>, 'everyMs'>,
  found: number | 'failed',
  failures: number,
): number {
  if (found === 'failed') return Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LAST_MS)
  return found > 0 ? 0 : job.everyMs
}

async function runOnce<Ports extends OwnPorts>(
  ports: Ports,
  job: Job<Ports>,
): Promise<number | 'failed'> {
  try {
    return await job.run(ports)
  } catch (error) {
    const isAway = error instanceof TooBusy || databaseFault(error) !== null
    ports.log[isAway ? 'debug' : 'error']({ err: error, job: job.name }, 'job failed')
    return 'failed'
  }
}

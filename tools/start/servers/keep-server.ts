import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopWithOwner } from '@maidan/testkit/postgres'
import { say } from '../../progress.ts'
import { ROOT } from '../../root.ts'
import { endProcess } from './end-process.ts'
import { restartDelayMs, RESTART_WINDOW_MS } from './restart-policy.ts'
import { recordRun } from './run-records.ts'
import { openServerLog, type ServerLog } from './server-log.ts'

export type ServerPlan = {
  name: string
  /** The bundle to run, absolute. */
  main: string
  env: Record<string, string>
  dataDir: string
}

export type KeptServer = {
  name: string
  /** From here on a death is followed by a restart; before, it is a failed start. */
  markReady(): void
  /** Settles only when the server ends before it was ready. */
  lost: Promise<Error>
  tail: () => string
  /** Ends it and starts it again at once: what it runs has changed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Runs a server and starts it again when it dies. */
export function keepServer(plan: ServerPlan): KeptServer {
  const log = openServerLog(plan.dataDir, plan.name)
  let child = startServer(plan, log)
  let isReady = false
  const stopping = new AbortController()
  /** Told when a new one is wanted instead of the one that runs, or that is waited for. */
  let changing = new AbortController()

  const keep = async (): Promise<Error | undefined> => {
    let deaths: number[] = []
    for (;;) {
      const how = await endOf(child)
      if (stopping.signal.aborted) return undefined
      if (!isReady) return new Error(`The ${plan.name} server ${how} before it was ready.`)
      if (!changing.signal.aborted) {
        const nowMs = Date.now()
        deaths = [...deaths.filter((death) => nowMs - death < RESTART_WINDOW_MS), nowMs]
        const delayMs = restartDelayMs(deaths, nowMs)
        say(`The ${plan.name} server ${how}; starting it again in ${delayMs / 1000} s`)
        const signal = AbortSignal.any([stopping.signal, changing.signal])
        await sleep(delayMs, undefined, { signal }).catch(() => undefined)
      }
      if (stopping.signal.aborted) return undefined
      changing = new AbortController()
      child = startServer(plan, log)
    }
  }
  const kept = keep()
  return {
    name: plan.name,
    markReady: () => {
      isReady = true
    },
    lost: new Promise((resolve) => {
      void kept.then((error) => error !== undefined && resolve(error))
    }),
    tail: () => log.tail(),
    async restart() {
      changing.abort()
      await endChild(child)
    },
    async stop() {
      stopping.abort()
      await endChild(child)
      await kept
    },
  }
}

async function endChild({ pid, exitCode }: ChildProcess): Promise<void> {
  if (pid !== undefined && exitCode === null) await endProcess(pid)
}

/** In a process group of its own: Ctrl-C reaches us alone, and we stop in the right order. */
function startServer(plan: ServerPlan, log: ServerLog): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', plan.main], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...plan.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  log.follow(child.stdout, 'stdout')
  log.follow(child.stderr, 'stderr')
  if (child.pid === undefined) return child
  const ends = [recordRun(plan.dataDir, plan.name, child.pid), stopWithOwner(child.pid, 'TERM')]
  child.once('exit', () => ends.forEach((end) => end()))
  return child
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  } catch (error) {
    return `could not be run (${String(error)})`
  }
  return child.signalCode === null
    ? `ended with code ${child.exitCode}`
    : `was killed by ${child.signalCode}`
}

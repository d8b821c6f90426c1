import { setTimeout as sleep } from 'node:timers/promises'
import { endOrphan, endServer } from './end-orphan.ts'
import { runServer, tailOfLog, type Server, type ServerPlan } from './run-server.ts'
import { waitUntilReady } from './wait-until-ready.ts'

export type Keeper = { stop(): Promise<void> }

type Hooks = { log: (line: string) => void; onGone: (error: Error) => void }

/** A server that dies more often than this within a minute is not started again. */
const RESTARTS_MAX = 5
const RESTART_WINDOW_MS = 60_000
const RESTART_DELAY_MS = 200

/**
 * Keeps one server running on one port until `stop`: a server that dies is started again, so
 * that connection addresses stay true. `onGone` hears when that was given up.
 */
export async function keepRunning(plan: ServerPlan, url: string, hooks: Hooks): Promise<Keeper> {
  let server = await start(plan, url, hooks.log)
  let stopping = false
  const watch = async (): Promise<void> => {
    const deaths: number[] = []
    for (;;) {
      await server.exited
      if (stopping) return
      deaths.push(Date.now())
      if (countSince(deaths, Date.now() - RESTART_WINDOW_MS) > RESTARTS_MAX) {
        throw new Error(`PostgreSQL keeps dying:\n${tailOfLog(plan.logFile)}`)
      }
      hooks.log('PostgreSQL died; starting it again')
      await sleep(RESTART_DELAY_MS)
      if (stopping) return
      server = await start(plan, url, hooks.log)
      // A stop that came meanwhile has only seen the server that died.
      if (stopping) return endServer(server.pid)
    }
  }
  const watching = watch().catch((error: unknown) => {
    hooks.onGone(error instanceof Error ? error : new Error(String(error)))
  })
  return {
    async stop() {
      stopping = true
      await endServer(server.pid)
      await watching
    },
  }
}

async function start(plan: ServerPlan, url: string, log: Hooks['log']): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    await endOrphan(plan.place.cluster, log)
    const server = runServer(plan)
    if (await waitUntilReady(server, url)) return server
    const reason = tailOfLog(plan.logFile)
    if (attempt > RESTARTS_MAX) throw new Error(`PostgreSQL does not start:\n${reason}`)
    await sleep(RESTART_DELAY_MS * attempt)
  }
}

function countSince(times: readonly number[], sinceMs: number): number {
  return times.filter((time) => time >= sinceMs).length
}

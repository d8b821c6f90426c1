import { setTimeout as sleep } from 'node:timers/promises'
import { endOrphan, endServer } from './end-orphan.ts'
import { runServer, tailOfLog, type Server, type ServerPlan } from './run-server.ts'
import { waitUntilReady } from '../wait-until-ready.ts'

export type Keeper = { stop(): Promise<void> }

type Log = (line: string) => void

/** A first start that fails so often is an error; later ones are tried again for ever. */
const TRIES_MAX = 6
const RETRY_FIRST_MS = 200
const RETRY_LAST_MS = 10_000
/** Deaths that are older are forgiven. */
const WINDOW_MS = 60_000

/**
 * Keeps one server running on one port until `stop`: a server that dies is started again, so
 * that connection addresses stay true: soon, then more rarely, for as long as it takes. A full disk,
 * for one, ends it until there is room again.
 */
export async function keepRunning(plan: ServerPlan, url: string, log: Log): Promise<Keeper> {
  let server = await start(plan, url, log)
  const stopping = new AbortController()
  const { signal } = stopping
  const watch = async (): Promise<void> => {
    let deaths: number[] = []
    for (;;) {
      await server.exited
      if (signal.aborted) return
      const nowMs = Date.now()
      deaths = [...deaths.filter((death) => nowMs - death < WINDOW_MS), nowMs]
      const waitMs = retryMs(deaths.length)
      log(`PostgreSQL died; starting it again in ${waitMs / 1000} s`)
      await sleep(waitMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        server = await tryToStart(plan, url, log)
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
      }
      // A stop that came meanwhile has only seen the server that died.
      if (signal.aborted) return endServer(server.pid)
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await endServer(server.pid)
      await watching
    },
  }
}

async function start(plan: ServerPlan, url: string, log: Log): Promise<Server> {
  for (let tried = 1; ; tried += 1) {
    const server = await tryToStart(plan, url, log)
    if (!server.hasExited()) return server
    const reason = tailOfLog(plan.logFile)
    if (tried >= TRIES_MAX) throw new Error(`PostgreSQL does not start:\n${reason}`)
    await sleep(retryMs(tried))
  }
}

/** A server that takes connections, or one that has exited before it did. */
async function tryToStart(plan: ServerPlan, url: string, log: Log): Promise<Server> {
  await endOrphan(plan.place.cluster, log)
  const server = runServer(plan)
  await waitUntilReady(server, url)
  return server
}

function retryMs(failures: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_LAST_MS)
}

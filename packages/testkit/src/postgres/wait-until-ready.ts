import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Server } from './server/run-server.ts'

/** Replaying the log after a crash takes as long as the work since the last checkpoint. */
const READY_TIMEOUT_MS = 120_000
const CONNECT_TIMEOUT_MS = 2_000
const POLL_MS = 25

/** PostgreSQL's codes for a password that is wrong and for a role that is not there. */
const REFUSALS = ['28P01', '28000']

/**
 * Resolves true when the server answers a query at `url`, false when it exits before that.
 * @throws Error when it refuses our password or does not answer within the time-out.
 */
export async function waitUntilReady(server: Server, url: string): Promise<boolean> {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    if (server.hasExited()) return false
    if (await answers(url)) return true
    await Promise.race([sleep(POLL_MS), server.exited])
  }
  throw new Error(`PostgreSQL did not answer within ${READY_TIMEOUT_MS / 1000} s.`)
}

const RETRY_FIRST_MS = 250
const RETRY_LAST_MS = 5_000
const SAY_EVERY_MS = 15_000

/** Waits for a database that is not ours, however long it takes, and says now and then for which. */
export async function waitForDatabase(url: string, say: (line: string) => void): Promise<void> {
  let saidAt = 0
  for (let waitMs = RETRY_FIRST_MS; !(await answers(url));) {
    if (Date.now() - saidAt >= SAY_EVERY_MS) {
      saidAt = Date.now()
      say(`The database at ${new URL(url).host} does not answer yet; waiting for it.`)
    }
    await sleep(waitMs)
    waitMs = Math.min(waitMs * 2, RETRY_LAST_MS)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A server that stops in the middle of this reports it as an event as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    if (isRefusal(error)) {
      throw new Error('PostgreSQL does not accept our password.', { cause: error })
    }
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSALS.includes(String(error.code))
}

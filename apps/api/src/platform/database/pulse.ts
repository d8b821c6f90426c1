import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

/** How often the database is asked for a sign of life, and how long that may take. */
const ASK_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 3_000
/** A server under load takes its time to open a connection. */
const CONNECT_WITHIN_MS = 5_000
/** Asked again while it is away: soon, then more rarely. */
const RETRY_FIRST_MS = 100
const RETRY_LAST_MS = 1_000
/** While it is away the log says so this often. */
const SAY_EVERY_MS = 10_000

export type Pulse = {
  /** Whether the database answered when it was asked last. */
  isThere: () => boolean
  /** Resolves when the database is there, at once if it is; and when the pulse is closed. */
  back: () => Promise<void>
  close: () => Promise<void>
}

/** Pools whose database is away: nobody waits for a connection of theirs. */
const away = new WeakSet<pg.Pool>()

export function isAway(pool: pg.Pool): boolean {
  return away.has(pool)
}

/**
 * Asks the database for a sign of life again and again, on a connection of its own. A database that
 * has gone silent breaks no connection by itself: the pool's are broken here, so that whoever waits
 * on one hears of it, and until the database is back nobody is given another.
 */
export function openPulse(url: string, pool: pg.Pool, log: Logger): Pulse {
  const clients = new Set<pg.Client>()
  const waiting = new Set<() => void>()
  const ending = new AbortController()
  const line = openLine(url)
  let awaySinceMs = 0
  let saidMs = 0
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))

  function wake() {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  function note(reason: string | null) {
    const nowMs = performance.now()
    if (reason === null) {
      if (away.delete(pool)) log.warn({ awayMs: Math.round(nowMs - awaySinceMs) }, BACK)
      return wake()
    }
    const isNew = !isAway(pool)
    if (isNew) awaySinceMs = nowMs
    away.add(pool)
    for (const client of clients) client.connection.stream.destroy()
    if (!isNew && nowMs - saidMs < SAY_EVERY_MS) return
    saidMs = nowMs
    log.warn({ reason }, AWAY)
  }

  async function watch() {
    for (let failures = 0; !ending.signal.aborted;) {
      const reason = await line.ask()
      failures = reason === null ? 0 : failures + 1
      if (ending.signal.aborted) break
      note(reason)
      const retryMs = Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LAST_MS)
      await pause(failures === 0 ? ASK_EVERY_MS : retryMs, ending.signal)
    }
    await line.close()
  }

  const watching = watch()
  return {
    isThere: () => !isAway(pool),
    back: () =>
      isAway(pool) && !ending.signal.aborted
        ? new Promise((resolve) => waiting.add(resolve))
        : Promise.resolve(),
    async close() {
      ending.abort()
      wake()
      await watching
    },
  }
}

const AWAY = 'the database does not answer; waiting for it'
const BACK = 'the database is back'

/** A connection on which nothing else is asked; a broken one is replaced and asked once more. */
function openLine(url: string) {
  let client: pg.Client | null = null

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    })
    fresh.on('error', () => undefined)
    await fresh.connect()
    client = fresh
    return fresh
  }

  async function drop() {
    const dropped = client
    client = null
    dropped?.connection.stream.destroy()
  }

  async function tryOnce(): Promise<string | null> {
    try {
      const asked = client ?? (await connect())
      return (await inTime(asked.query('SELECT 1'))) ? null : 'no answer in time'
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  return {
    /** Null if the database answered, else why not. */
    async ask(): Promise<string | null> {
      const wasOpen = client !== null
      const reason = await tryOnce()
      if (reason === null) return null
      const isBroken = client !== null && reason !== 'no answer in time'
      await drop()
      return wasOpen && isBroken ? tryOnce() : reason
    },
    close: drop,
  }
}

/** A process that was itself held up reads what has come meanwhile before it judges. */
async function inTime(answer: Promise<unknown>): Promise<boolean> {
  const giveUp = new AbortController()
  const late = sleep(ANSWER_WITHIN_MS, undefined, { signal: giveUp.signal })
    .then(() => turn())
    .then(() => false)
  try {
    return await Promise.race([answer.then(() => true), late])
  } finally {
    giveUp.abort()
    late.catch(() => undefined)
    answer.catch(() => undefined)
  }
}

async function pause(ms: number, signal: AbortSignal) {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}

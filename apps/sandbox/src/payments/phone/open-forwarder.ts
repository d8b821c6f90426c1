import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { postMessages } from './post-messages.ts'
import { readPhone, type PhoneRow } from './read-phone.ts'

const LOOK_EVERY_MS = 400
const HEARTBEAT_MS = 30_000
const BACK_OFF_MAX_MS = 30_000
const BACK_OFF_START_MS = 500

export type Forwarder = {
  /** What became of the last post: null when it was taken, or there was none. */
  failure: () => string | null
  /** Stops, once a post under way has been answered. */
  close: () => Promise<void>
}

/**
 * Forwards the phone's messages to its site: news at once, what was not taken again with each
 * heartbeat. After a failure it waits twice as long as before.
 */
export function openForwarder(books: Pool, log: Pick<Logger, 'warn'>): Forwarder {
  let failure: string | null = null
  let waitMs = 0
  let postedAt = -Infinity
  let device = ''
  let isBusy = false
  let work = Promise.resolve()

  async function look(): Promise<void> {
    const phone = await readPhone(books)
    if (!phone?.has_network) return
    if (phone.device !== device)
      [device, postedAt, waitMs, failure] = [phone.device, -Infinity, 0, null]
    if (await isDue(phone)) await post(phone)
  }

  async function isDue(phone: PhoneRow): Promise<boolean> {
    const passedMs = performance.now() - postedAt
    if (failure !== null) return passedMs >= waitMs
    return passedMs >= HEARTBEAT_MS || (await hasNews(books, phone))
  }

  async function post(phone: PhoneRow): Promise<void> {
    postedAt = performance.now()
    try {
      await postMessages(books, phone)
      ;[failure, waitMs] = [null, 0]
    } catch (error) {
      failure = error instanceof Error ? error.message : 'The site did not answer.'
      waitMs = Math.min(BACK_OFF_MAX_MS, Math.max(BACK_OFF_START_MS, waitMs * 2))
    }
  }

  async function turn(): Promise<void> {
    isBusy = true
    try {
      await look()
    } catch (error) {
      log.warn({ err: error }, 'the phone could not look for messages')
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => {
    if (!isBusy) work = turn()
  }, LOOK_EVERY_MS)
  return {
    failure: () => failure,
    async close() {
      clearInterval(timer)
      await work
    },
  }
}

async function hasNews(books: Pool, { device }: PhoneRow): Promise<boolean> {
  const { rowCount } = await books.query(
    `select 1 from wallets.phone_message
     where device = $1 and posted_at is null and not is_dropped limit 1`,
    [device],
  )
  return rowCount === 1
}

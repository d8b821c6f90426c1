import type { AddressInfo } from 'node:net'
import { pino, type Logger } from 'pino'
import { createFeed, type Feed } from './engine/feed.ts'
import { BEAT_MS } from './engine/snapshots.ts'
import { feedServer } from './feed-server.ts'
import { createFaults, type Faults } from './push/faults.ts'
import { createFeedClock, type FeedClock } from './schedule/feed-clock.ts'

export type FeedOptions = {
  /** 0 takes any free port; the answer says which. */
  port: number
  /** Where the server listens; only this machine when not given. */
  host?: string
  /** Only this origin may frame the pages. */
  siteOrigin: string
  /** Where the built pages are. */
  buildDir: string
  /** Where browsers find the partner; its own address when not given. */
  publicUrl?: string | undefined
  /** Decides every match. */
  seed: string
  /** How fast the sports run: 1 is their own pace, 200 the most. */
  speed: number
  now?: () => number
  log?: Pick<Logger, 'info' | 'error'>
}

export type RunningFeed = {
  url: string
  close: () => Promise<void>
  /** For tests in this process; `ready` resolves once the days past are played. */
  control: { feed: Feed; clock: FeedClock; faults: Faults; ready: Promise<void> }
}

const TICK_MS = 50
const HEARTBEAT_MS = 2_000

/**
 * Starts the odds partner: three sports that play themselves around the clock, with prices, scores,
 * a stream and results. It keeps nothing on disk: a restart plays every match again from its seed
 * and stands where it stood.
 */
export async function startFeed(options: FeedOptions): Promise<RunningFeed> {
  const { port, host = '127.0.0.1', siteOrigin, buildDir, seed, speed, now = Date.now } = options
  const log = options.log ?? pino({ name: 'feed', level: 'warn' })
  const clock = createFeedClock(now, speed)
  const faults = createFaults(now)
  const feed = createFeed({ seed, epoch: now().toString(36), clock, now, faults })
  const closing = new AbortController()
  const caughtUp = feed.catchUp(closing.signal)
  const ready = caughtUp.then(() => feed.prepare(closing.signal))
  ready.catch((error: unknown) => log.error({ err: error }, 'the days past could not be played'))
  let publicUrl = options.publicUrl
  const server = await feedServer({
    feed,
    faults,
    clock,
    now,
    caughtUp,
    ready,
    publicUrl: () => publicUrl ?? '',
    siteOrigin,
    buildDir,
    log,
  })
  await server.listen({ port, host })
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  publicUrl ??= url
  const timers: NodeJS.Timeout[] = []
  const every = (ms: number, work: () => void) => timers.push(setInterval(guarded(work, log), ms))
  const run = () => {
    if (closing.signal.aborted) return
    every(TICK_MS, feed.tick)
    every(BEAT_MS, feed.beat)
    every(HEARTBEAT_MS, feed.hub.heartbeat)
  }
  void caughtUp.then(run)
  return {
    url,
    control: { feed, clock, faults, ready },
    async close() {
      closing.abort()
      timers.forEach((timer) => clearInterval(timer))
      feed.hub.dropAll()
      await server.close()
    },
  }
}

/** One bad moment of one match must not take the other partners of the process down. */
function guarded(work: () => void, log: Pick<Logger, 'error'>): () => void {
  return () => {
    try {
      work()
    } catch (error) {
      log.error({ err: error }, 'the feed stumbled')
    }
  }
}

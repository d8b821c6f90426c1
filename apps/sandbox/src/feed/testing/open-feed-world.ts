import { rm } from 'node:fs/promises'
import type * as z from 'zod'
import { writeStandInPages } from '../../built-pages/testing/write-stand-in-pages.ts'
import type { Sport } from '../schedule/fixture.ts'
import { startFeed } from '../start-feed.ts'
import { listShape } from './feed-shapes.ts'
import { listen, type Listener } from './listen.ts'

export const TEST_SITE = 'https://maidan.test'
export const TEST_SEED = 'live-test'
export const TEST_START_MS = Date.UTC(2026, 10, 20, 9)
const SPEED = 20

/** A feed on a fixed day, and what a partner's client does with it. */
export async function openFeedWorld(options: { now?: () => number; speed?: number } = {}) {
  const openedMs = Date.now()
  const { now = () => TEST_START_MS + (Date.now() - openedMs), speed = SPEED } = options
  const buildDir = await writeStandInPages('feed', ['score.html', 'stream.html'])
  const feed = await startFeed({
    port: 0,
    siteOrigin: TEST_SITE,
    buildDir,
    seed: TEST_SEED,
    speed,
    now,
  })
  const listeners: Listener[] = []
  const call = (path: string) => fetch(`${feed.url}${path}`)
  const json = async (path: string): Promise<unknown> => (await call(path)).json()
  const read = async <T>(path: string, shape: z.ZodType<T>): Promise<T> =>
    shape.parse(await json(path))
  const listOf = (sport: Sport) => read(`/api/sports-events/${sport}`, listShape)
  return {
    feed,
    call,
    json,
    read,
    listOf,
    async inPlay(sport: Sport) {
      const found = (await listOf(sport)).find(({ InPlay }) => InPlay)
      if (!found) throw new Error(`no ${sport} in play`)
      return found
    },
    post: (path: string, body: object) =>
      fetch(`${feed.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async listen(events: string, lastId?: string): Promise<Listener> {
      const listener = await listen(`${feed.url}/api/push?events=${events}`, lastId)
      listeners.push(listener)
      return listener
    },
    /** Between tests: nobody listens and nothing is faulty. */
    rest() {
      listeners.splice(0).forEach((listener) => listener.close())
      feed.control.faults.clear()
    },
    async close() {
      await feed.close()
      await rm(buildDir, { recursive: true, force: true })
    },
  }
}

export type FeedWorld = Awaited<ReturnType<typeof openFeedWorld>>

/** The number in the id of a message. */
export const numberOf = (id: string | null) => Number(id?.split('-')[1])

import { pino } from 'pino'
import { openRooms } from '../rooms/open-rooms.ts'
import { openBook } from '../sportsbook/open-book.ts'
import { startBookWorker } from '../sportsbook/settle/book-worker.ts'
import { catalog } from './catalog/catalog.ts'
import { openDatabase } from './db/open-database.ts'
import { forgetOldDemos } from './demo/forget-old-demos.ts'
import { withDemoPurse } from './demo/with-demo-purse.ts'
import { keepMeters } from './jackpots/keep-meters.ts'
import { forgetDeadClaims } from './sessions/claim-entry.ts'
import { forgetOldSessions } from './sessions/forget-old-sessions.ts'
import { startSettlingWorker } from './settle/settling-worker.ts'
import type { StudioOptions } from './studio-options.ts'
import { studioServer } from './studio-server.ts'
import type { Studio } from './studio.ts'
import { walletClient } from './wallet/wallet-client.ts'

/** Below this two spins of one player in one game do not follow each other. */
const SPIN_INTERVAL_MS = 2_500

export type RunningStudio = { url: string; close: () => Promise<void> }

/**
 * Starts the game studio with its rooms and its sports book: tables, the workers that finish what an earlier run
 * left open, and the server. `port` 0 takes any free port; `url` says where it listens.
 */
export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const log = options.log ?? pino({ name: 'studio', level: 'warn' })
  const db = await openDatabase(options.databaseUrl, (error) => {
    log.error({ err: error }, 'an idle database connection broke')
  })
  const studio: Studio = {
    db,
    wallet: withDemoPurse(db, walletClient(options.apiUrl, options.providers)),
    meters: keepMeters({ apiUrl: options.apiUrl, keys: options.providers, log }),
    keys: options.providers,
    log,
    publicUrl: options.publicUrl,
    siteOrigin: new URL(options.siteOrigin).origin,
    spinIntervalMs: options.spinIntervalMs ?? SPIN_INTERVAL_MS,
    limitsScale: options.limitsScale ?? 1,
  }
  return run(studio, options).catch(async (error: unknown) => {
    await db.end()
    throw error
  })
}

async function run(studio: Studio, options: StudioOptions): Promise<RunningStudio> {
  await forgetOldSessions(studio.db)
  await forgetDeadClaims(studio.db)
  await forgetOldDemos(studio.db)
  // Exact returns take a moment to compute; nobody should wait for them at the first question.
  await catalog(studio.publicUrl)
  const server = await studioServer(studio, options.buildDir)
  const book = await openBook(server, studio, options)
  const rooms = await openRooms(server, studio, options)
  const url = await server.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  const workers = [
    await startSettlingWorker(studio),
    studio.meters.start(),
    await startBookWorker(book),
    await rooms.start(),
  ]
  return {
    url,
    close: async () => {
      await server.close()
      await Promise.all(workers.map((worker) => worker.stop()))
      await studio.db.end()
    },
  }
}

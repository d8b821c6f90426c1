import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { buildAll } from '../tools/build/build-all.ts'
import { ports } from './ports.ts'

// A journey that is run by hand after an edit must not walk through what was built before it.
await buildAll()

/** The whole house for the browser: real database, real partners, the built apps. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-e2e-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const world = await openWorld({
  env: {
    BUILD_DIR: path.resolve('.build'),
    // Journeys see what a player waits for in play, only sooner.
    SETTLE_AFTER_SECONDS: '2',
    BET_DELAY_MS: '1000',
  },
  studio: true,
  // Nobody waits for two minutes of entries, nor for a whole match.
  roomTimings: { 'FANTASY-CUP': { bettingMs: 25_000, shownMs: 20_000 } },
  payments: true,
  feed: { speed: 1 },
  // A chain on which nobody waits a minute until a block is solid.
  tron: { blockMs: 200, solidLag: 3 },
  ports,
})
process.stdout.write(`the house of the journeys is open at ${world.url}\n`)

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (closing) return
    closing = true
    void close()
  })

async function close() {
  await world.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}

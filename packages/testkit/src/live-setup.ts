import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTemplate } from './make-template.ts'
import { startPostgres } from './postgres/index.ts'

let stop = async () => {}

/**
 * One PostgreSQL for all live tests of a run, and in it the database that every world copies. The
 * workers find both through the environment.
 */
export async function setup() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-live-'))
  const postgres = await startPostgres({ dataDir })
  process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
  process.env['TEST_TEMPLATE'] = await makeTemplate()
  stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export function teardown(): Promise<void> {
  return stop()
}

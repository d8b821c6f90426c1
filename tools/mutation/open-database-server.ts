import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@maidan/testkit/postgres'
import { makeTemplate } from '../../packages/testkit/src/make-template.ts'

export type DatabaseServer = {
  /** What live tests read to find the server and the database that they copy. */
  env: Record<'TEST_DATABASE_URL' | 'TEST_TEMPLATE', string>
  close: () => Promise<void>
}

/** One PostgreSQL for the whole run: a judge that is ended in the middle leaves it standing. */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-mutation-data-'))
  const postgres = await startPostgres({ dataDir })
  const url = postgres.url('postgres')
  process.env['TEST_DATABASE_URL'] = url
  return {
    env: { TEST_DATABASE_URL: url, TEST_TEMPLATE: await makeTemplate() },
    async close() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

import { startPostgres, waitForDatabase } from '@maidan/testkit/postgres'
import { say } from '../progress.ts'
import type { Config } from './config.ts'

export type Databases = { databaseUrl: string; sandboxDatabaseUrl: string; close(): Promise<void> }

/**
 * The two databases: the operator's own where they are set, once they can be reached, else those of
 * the embedded server.
 */
export async function openDatabases(config: Config): Promise<Databases> {
  const { databaseUrl, dataDir } = config
  // A live house runs no sandbox partner, so nothing reads this address.
  const sandboxDatabaseUrl = config.mode === 'live' ? '' : config.sandboxDatabaseUrl
  for (const url of [databaseUrl, sandboxDatabaseUrl]) if (url) await waitForDatabase(url, say)
  if (databaseUrl !== undefined && sandboxDatabaseUrl !== undefined) {
    return { databaseUrl, sandboxDatabaseUrl, close: async () => undefined }
  }
  const postgres = await startPostgres({ dataDir, log: say })
  try {
    if (databaseUrl === undefined) await postgres.ensureDatabase('maidan')
    if (sandboxDatabaseUrl === undefined) await postgres.ensureDatabase('maidan_sandbox')
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return {
    databaseUrl: databaseUrl ?? postgres.url('maidan'),
    sandboxDatabaseUrl: sandboxDatabaseUrl ?? postgres.url('maidan_sandbox'),
    close: () => postgres.stop(),
  }
}

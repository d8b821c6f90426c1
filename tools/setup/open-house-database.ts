import { mkdirSync } from 'node:fs'
import { runningUrl, startPostgres } from '@maidan/testkit/postgres'
import { say } from '../progress.ts'
import type { Config } from '../start/config.ts'

const DATABASE = 'maidan'

type Opened = { url: string; close: () => Promise<void> }

/** The house's database: the operator's own, that of a running `npm start`, or the embedded one. */
export async function openHouseDatabase({ databaseUrl, dataDir }: Config): Promise<Opened> {
  const known = databaseUrl ?? runningUrl(dataDir, DATABASE)
  if (known !== undefined) return { url: known, close: async () => undefined }
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startPostgres({ dataDir, log: say })
  try {
    await postgres.ensureDatabase(DATABASE)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { url: postgres.url(DATABASE), close: () => postgres.stop() }
}

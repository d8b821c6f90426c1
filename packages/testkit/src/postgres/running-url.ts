import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { claimHolder } from './place/claim-file.ts'
import { SUPERUSER } from './ensure-cluster.ts'
import { ensurePassword } from './place/password.ts'
import { readPidFile } from './server/pid-file.ts'
import { choosePlace } from './place/place.ts'

/**
 * The address of a database of the embedded server of `dataDir`, if a live process runs that server
 * now: a second one may not start it, but may work with it.
 */
export function runningUrl(dataDir: string, database: string): string | undefined {
  if (!existsSync(join(dataDir, 'postgres.lock'))) return undefined
  const folder = realpathSync(dataDir)
  if (claimHolder(join(folder, 'postgres.lock')) === undefined) return undefined
  const { cluster } = choosePlace(folder)
  const port = readPidFile(cluster)?.port
  if (port === undefined) return undefined
  const password = ensurePassword(folder, cluster)
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

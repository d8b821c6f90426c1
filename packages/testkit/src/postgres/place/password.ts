import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The random password of the cluster, kept in `dataDir/postgres-password` for its owner alone.
 * It is made before the cluster is, so a cluster without it has lost it.
 */
export function ensurePassword(dataDir: string, cluster: string): string {
  const file = join(dataDir, 'postgres-password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(cluster)) {
    throw new Error(`The database in ${cluster} needs its password file ${file}, which is gone.`)
  }
  const password = randomBytes(24).toString('base64url')
  writeFileSync(`${file}.draft`, `${password}\n`, { mode: 0o600 })
  renameSync(`${file}.draft`, file)
  return password
}

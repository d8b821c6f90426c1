import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Account } from './place/account.ts'
import type { Binaries } from './place/binaries.ts'
import type { Place } from './place/place.ts'

/** The only role of the cluster; it owns every database. */
export const SUPERUSER = 'maidan'

const DRAFT = 'postgres-draft-'

/**
 * Creates the cluster once. It is made under a draft name and renamed when it is whole, so a
 * cluster that was cut short is never used: its draft is removed and made again.
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  password: string,
): Promise<void> {
  removeDrafts(place.folder)
  if (existsSync(place.cluster)) return assertOwned(place.cluster)
  const draft = join(place.folder, `${DRAFT}${process.pid}`)
  const passwordFile = `${draft}.password`
  mkdirSync(draft, { mode: 0o700 })
  give(draft, place.account)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(passwordFile, place.account)
  try {
    await initialise(binaries.initdb, draft, passwordFile, place.account)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, place.cluster)
}

/** Lets a program see itself as "nobody", for an account that has no name of its own. */
const AS_NOBODY = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/**
 * Runs initdb. It refuses an account without a name, which containers often run as, though the
 * server does not mind: then it runs under a borrowed name.
 */
async function initialise(
  initdb: string,
  folder: string,
  passwordFile: string,
  account: Account,
): Promise<void> {
  const command = [
    initdb,
    ['--pgdata', folder],
    ['--username', SUPERUSER],
    ['--auth', 'scram-sha-256'],
    ['--pwfile', passwordFile],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
  ].flat()
  const complaint = await complaintOf(command, folder, account)
  if (complaint === undefined) return
  const isNameless = complaint.includes('could not look up effective user ID')
  if (
    isNameless &&
    (await complaintOf([...AS_NOBODY, ...command], folder, account)) === undefined
  ) {
    return
  }
  throw new Error(
    isNameless
      ? 'PostgreSQL needs an account with a name and this one has none: run as a user that the system knows, or set DATABASE_URL and SANDBOX_DATABASE_URL to databases of your own.'
      : `The database could not be created in ${folder}: ${complaint}`,
  )
}

/** What a program said when it failed; undefined when it ended well. */
async function complaintOf(
  [program = '', ...args]: readonly string[],
  cwd: string,
  account: Account,
): Promise<string | undefined> {
  const child = spawn(program, args, {
    cwd,
    env: serverEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  const [code, complaint] = await Promise.all([ended, text(child.stderr)])
  return code === 0 ? undefined : complaint
}

/** The server reads nothing from the caller's environment: a stray PGDATA or LC_ALL changes it. */
export function serverEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
}

function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(DRAFT)) continue
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

function assertOwned(cluster: string): void {
  const { uid } = statSync(cluster)
  const me = process.getuid?.()
  if (me === undefined || me === 0 || me === uid) return
  throw new Error(
    `The database in ${cluster} belongs to uid ${uid} and this is uid ${me}: start as that user or as root, or set another DATA_DIR.`,
  )
}

function give(path: string, account: Account): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid)
}

import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './place/binaries.ts'
import { claimFile, ClaimTakenError, type Claim } from './place/claim-file.ts'
import { ensureCluster, SUPERUSER } from './ensure-cluster.ts'
import { ensureDatabase } from './ensure-database.ts'
import { endOrphan } from './server/end-orphan.ts'
import { findFreePort } from './free-port.ts'
import { keepRunning, type Keeper } from './server/keep-running.ts'
import { ensurePassword } from './place/password.ts'
import { readPidFile } from './server/pid-file.ts'
import { choosePlace, type Place } from './place/place.ts'
import { makeSocketFolder, removeLentSockets } from './place/socket-folder.ts'

export type PostgresOptions = {
  /** Holds all state; made when it is not there. The cluster is `<dataDir>/postgres`. */
  dataDir: string
  log?: (line: string) => void
}

export type Postgres = {
  /** A connection address over TCP with the password in it. */
  url(database: string): string
  /** Creates the database when it is not there. */
  ensureDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL of `dataDir`: a real server, durable, on 127.0.0.1 and a port of
 * its own. A server left behind by a killed owner is stopped first; one that dies is started again.
 * @throws Error in one sentence when it cannot start, also when a live process already runs it.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const claims = [await claimFolder(dataDir)]
  const release = () => claims.forEach((claim) => claim.release())
  try {
    const place = choosePlace(dataDir)
    if (place.folder !== dataDir) claims.push(await claimFolder(place.folder))
    return await startAt(place, dataDir, options, release)
  } catch (error) {
    release()
    throw error
  }
}

async function startAt(
  place: Place,
  dataDir: string,
  options: PostgresOptions,
  release: () => void,
): Promise<Postgres> {
  const log = options.log ?? (() => undefined)
  const binaries = findBinaries(place)
  const password = ensurePassword(dataDir, place.cluster)
  const former = readPidFile(place.cluster)
  await endOrphan(place.cluster, log)
  removeLentSockets(former?.sockets)
  await ensureCluster(place, binaries, password)

  const sockets = makeSocketFolder(place)
  const port = await findFreePort()
  const url = (database: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
  const logFile = join(dataDir, 'logs', 'postgres.log')
  const plan = { place, binaries, sockets, port, logFile }
  const keeper = await keepRunning(plan, url('postgres'), log)
  return {
    url,
    ensureDatabase: (name) => ensureDatabase(url('postgres'), name),
    stop: onlyOnce(() => stop(keeper, sockets, release)),
  }
}

async function stop(keeper: Keeper, sockets: string, release: () => void): Promise<void> {
  await keeper.stop()
  rmSync(sockets, { recursive: true, force: true })
  release()
}

/** Two owners of one cluster would corrupt it; the second is told who the first is. */
async function claimFolder(folder: string): Promise<Claim> {
  try {
    return await claimFile(join(folder, 'postgres.lock'))
  } catch (error) {
    if (!(error instanceof ClaimTakenError)) throw error
    throw new Error(
      `The database in ${folder} is already run by process ${error.pid}: stop it, or set another DATA_DIR.`,
      { cause: error },
    )
  }
}

function onlyOnce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= run())
}

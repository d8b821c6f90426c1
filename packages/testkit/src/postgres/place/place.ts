import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { accountFor, canEnter, isRoot, type Account } from './account.ts'

/** Where one cluster lives and who runs it. `folder` is dataDir unless that cannot be reached. */
export type Place = { folder: string; cluster: string; account: Account }

/** Tried in this order; the first survives reboots and clean-ups, the others may not. */
const OPEN_FOLDERS = ['/var/lib', '/var/tmp', '/tmp']

/**
 * Chooses the place of the cluster of `dataDir` (an existing absolute path). When root's data
 * folder lies below a folder that the server's account cannot enter, the cluster lives elsewhere
 * and `dataDir/postgres-place` remembers where.
 */
export function choosePlace(dataDir: string): Place {
  const memo = join(dataDir, 'postgres-place')
  const remembered = existsSync(memo) ? readFileSync(memo, 'utf8').trim() : undefined
  if (remembered !== undefined) return rememberedPlace(remembered, memo)

  const here = placeAt(dataDir)
  if (!isRoot() || canEnter(dataDir, here.account) || open(dataDir, here.account)) return here

  const elsewhere = createElsewhere(dataDir, here.account)
  if (existsSync(here.cluster)) moveCluster(here.cluster, elsewhere.cluster)
  const draft = `${memo}.${process.pid}`
  writeFileSync(draft, `${elsewhere.folder}\n`)
  renameSync(draft, memo)
  return elsewhere
}

function placeAt(folder: string): Place {
  const cluster = join(folder, 'postgres')
  return { folder, cluster, account: accountFor(cluster) }
}

function rememberedPlace(folder: string, memo: string): Place {
  if (existsSync(folder)) return placeAt(folder)
  throw new Error(
    `The database of this data folder was kept in ${folder}, which is gone: bring it back, or remove ${memo} to begin with an empty one.`,
  )
}

/** Lets the account's group pass through the data folder itself, which is ours, and nobody else. */
function open(dataDir: string, account: Account): boolean {
  if (account === undefined || !canEnter(dirname(dataDir), account)) return false
  try {
    chownSync(dataDir, -1, account.gid)
    chmodSync(dataDir, statSync(dataDir).mode | 0o010)
  } catch {
    return false
  }
  return canEnter(dataDir, account)
}

function createElsewhere(dataDir: string, account: Account): Place {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  for (const open of OPEN_FOLDERS) {
    try {
      const folder = mkdtempSync(join(open, `maidan-${hash}-`))
      chmodSync(folder, 0o755)
      if (canEnter(folder, account)) return { ...placeAt(folder), account }
    } catch {
      continue
    }
  }
  throw new Error(
    `PostgreSQL needs a folder that uid ${account?.uid ?? 0} can enter, and ${OPEN_FOLDERS.join(', ')} are not: set DATA_DIR to such a folder.`,
  )
}

/** The cluster was made while the folder could still be entered. `mv` keeps its owner. */
function moveCluster(from: string, to: string): void {
  const { status } = spawnSync('mv', [from, `${to}.moving`], { stdio: 'ignore' })
  if (status !== 0) throw new Error(`The database could not be moved from ${from} to ${to}.`)
  renameSync(`${to}.moving`, to)
}

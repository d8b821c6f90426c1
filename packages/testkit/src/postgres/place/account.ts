import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/**
 * The operating-system account that runs the server; undefined is the calling user. PostgreSQL
 * refuses to run as root, so root lends it an account of its own.
 */
export type Account = { uid: number; gid: number } | undefined

/** "nobody": on every Linux and macOS, owns nothing else that matters. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** For root: the owner of an existing cluster, so that its user can go on using it, else nobody. */
export function accountFor(cluster: string): Account {
  if (!isRoot()) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner === undefined || owner.uid === 0) return UNPRIVILEGED
  return { uid: owner.uid, gid: owner.gid }
}

/** Asks the system instead of reading mode bits: access lists and mounts count as well. */
export function canEnter(folder: string, account: Account): boolean {
  return runs(account, '/bin/sh', ['-c', 'cd "$0"', folder])
}

/** True when the program starts under that account and ends well. */
export function runs(account: Account, program: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync(program, args, { cwd: '/', stdio: 'ignore', ...account })
  if (error !== undefined && 'code' in error && isRefusal(error.code) && account !== undefined) {
    if (!mayBecome(account)) throw new Error(cannotBecome(account.uid))
  }
  return status === 0
}

function mayBecome(account: NonNullable<Account>): boolean {
  return spawnSync('/bin/sh', ['-c', ':'], { cwd: '/', stdio: 'ignore', ...account }).status === 0
}

function isRefusal(code: unknown): boolean {
  return code === 'EPERM' || code === 'EINVAL' || code === 'EACCES'
}

function cannotBecome(uid: number): string {
  return `PostgreSQL does not run as root and this system does not let root start it as uid ${uid}: run as an ordinary user, or set DATABASE_URL and SANDBOX_DATABASE_URL to databases of your own.`
}

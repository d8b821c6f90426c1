import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** The start of the name of a socket folder that is lent because the cluster's path is too long. */
const LENT_SOCKETS = '/tmp/maidan-sockets-'

/** The kernel's limit for the path of a unix socket, without the closing zero. */
const SOCKET_PATH_MAX = 107
const LONGEST_NAME = '/.s.PGSQL.65535.lock'

/** An empty folder for the server's unix socket, open to the server's account alone. */
export function makeSocketFolder(place: Place): string {
  const near = join(place.folder, 'postgres-sockets')
  const folder = fits(near) ? near : mkdtempSync(LENT_SOCKETS)
  if (folder === near) rmSync(near, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700, recursive: true })
  if (place.account !== undefined) chownSync(folder, place.account.uid, place.account.gid)
  return folder
}

/** Removes the lent socket folder of a server that was killed; call it once that has ended. */
export function removeLentSockets(sockets: string | undefined): void {
  if (sockets?.startsWith(LENT_SOCKETS) === true && !sockets.includes('/', LENT_SOCKETS.length)) {
    rmSync(sockets, { recursive: true, force: true })
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder + LONGEST_NAME) <= SOCKET_PATH_MAX
}

import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { Refusal } from '../http/refusal.ts'

/** The folder has no room, or its disk fails. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EIO'])

type Ports = { log: Logger; dir: string }
type Kept = { bytes: Buffer; extension: string }

/**
 * Keeps a file under a name that nobody can guess, then lets `write` put the name into its row, so
 * that no row names a file that is not there; where that fails, the file goes again.
 */
export async function keepFile<T>(
  { log, dir }: Ports,
  { bytes, extension }: Kept,
  write: (name: string) => Promise<T>,
): Promise<T> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await writeFile(path.join(dir, name), bytes, { mode: 0o600, flag: 'wx' })
    return await write(name)
  } catch (error) {
    await rm(path.join(dir, name), { force: true })
    if (!hasNoRoom(error)) throw error
    log.warn({ err: error }, 'an upload found no room')
    throw new Refusal('NO_ROOM')
  }
}

function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code))
}

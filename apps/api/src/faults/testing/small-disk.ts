import { execFileSync } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file system of its own, held in memory, that a test may fill to its last byte. */
export type SmallDisk = {
  folder: string
  /** Leaves no room at all. */
  fill: () => Promise<void>
  free: () => Promise<void>
  close: () => void
}

/** Whether this machine lets us mount one. */
export function canMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0
}

export function openSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  const filler = path.join(folder, 'filler')
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize))
    },
    free: () => rm(filler, { force: true }),
    close() {
      execFileSync('umount', [folder])
      execFileSync('rmdir', [folder])
    },
  }
}

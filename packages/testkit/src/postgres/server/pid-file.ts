import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running or killed server wrote about itself. */
export type PidFile = { pid: number; port: number; sockets: string }

export function pidFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

export function readPidFile(cluster: string): PidFile | undefined {
  try {
    // Its lines: pid, data folder, start time, port, socket folder.
    const [pid, , , port, sockets = ''] = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), sockets }
  } catch {
    return undefined
  }
}

import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf, identifyProcess } from './identify-process.ts'
import { pidFileOf, readPidFile } from './pid-file.ts'

type Log = (line: string) => void

/** A signal of PostgreSQL and the time it is given: fast, then immediate, then by force. */
const FAST = { signal: 'SIGINT', waitMs: 20_000 } as const
const IMMEDIATE = { signal: 'SIGQUIT', waitMs: 5_000 } as const
const FORCE = { signal: 'SIGKILL', waitMs: 5_000 } as const
const POLL_MS = 20

/**
 * Clears the way for a new server of this cluster: stops one whose owner died, ends what is left
 * of a killed one, and removes its pid file. PostgreSQL would refuse to start beside any of them,
 * also when another program has been given the dead server's process id.
 */
export async function endOrphan(cluster: string, log: Log): Promise<void> {
  const former = readPidFile(cluster)
  if (former !== undefined && isServerOf(former.pid, cluster)) {
    log(`Stopping the PostgreSQL ${former.pid} that an earlier run left behind`)
    await endServer(former.pid)
  }
  await endLeftovers(cluster)
  rmSync(pidFileOf(cluster), { force: true })
}

/** Stops a server cleanly, and less cleanly where that takes too long. No commit is ever lost. */
export async function endServer(pid: number): Promise<void> {
  const identity = identifyProcess(pid)
  if (identity === undefined) return
  for (const { signal, waitMs } of [FAST, IMMEDIATE, FORCE]) {
    send(pid, signal)
    const giveUpAt = Date.now() + waitMs
    while (Date.now() < giveUpAt) {
      if (identifyProcess(pid) !== identity) return
      await sleep(POLL_MS)
    }
  }
}

/**
 * Connections outlive a killed server for a moment and hold its memory. They carry no data folder
 * in their name, but it is their working directory; other systems than Linux do not show that,
 * and there the start is tried again until they are gone.
 */
async function endLeftovers(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const left = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === cluster && programOf(pid) === 'postgres')
  for (const pid of left) send(pid, 'SIGKILL')
  const giveUpAt = Date.now() + FORCE.waitMs
  while (left.some((pid) => identifyProcess(pid) !== undefined) && Date.now() < giveUpAt) {
    await sleep(POLL_MS)
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  if (identifyProcess(pid) === undefined) return false
  const command = commandOf(pid)
  return /\bpostgres(\s|$)/.test(command) && command.includes(cluster)
}

function workingFolder(pid: number): string | undefined {
  return readLink(`/proc/${pid}/cwd`)
}

function programOf(pid: number): string {
  return basename(readLink(`/proc/${pid}/exe`) ?? '')
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}

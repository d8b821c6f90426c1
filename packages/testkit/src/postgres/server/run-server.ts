import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from '../place/binaries.ts'
import { serverEnv } from '../ensure-cluster.ts'
import type { Place } from '../place/place.ts'
import { stopWithOwner } from './stop-with-owner.ts'

/** What a server needs to run; the same for every restart of one instance. */
export type ServerPlan = {
  place: Place
  binaries: Binaries
  sockets: string
  port: number
  logFile: string
}

export type Server = { pid: number; exited: Promise<void>; hasExited(): boolean }

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  // Every acknowledged commit is on disk. These are the defaults, said aloud.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Short transactions gain nothing from compiling their plans.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

const LOG_BYTES_MAX = 10_000_000
const LOG_TAIL_LINES = 8

/**
 * Starts the server in a process group of its own, so that Ctrl-C in a terminal reaches only its
 * owner, who stops it last.
 */
export function runServer(plan: ServerPlan): Server {
  const { account, cluster } = plan.place
  const log = openLog(plan.logFile)
  const child = spawn(plan.binaries.postgres, serverArgs(plan), {
    cwd: cluster,
    detached: true,
    env: serverEnv(),
    stdio: ['ignore', log, log],
    ...account,
  })
  closeSync(log)
  const exited = exitOf(child)
  if (child.pid !== undefined) void exited.then(stopWithOwner(child.pid, 'INT', account))
  return {
    pid: child.pid ?? -1,
    exited,
    hasExited: () =>
      child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
  }
}

/** The last lines of the server's log, for an error message. */
export function tailOfLog(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n')
  } catch {
    return ''
  }
}

function serverArgs({ place, port, sockets }: ServerPlan): string[] {
  const settings = {
    ...SETTINGS,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
  }
  return ['-D', place.cluster, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])]
}

function openLog(file: string): number {
  mkdirSync(join(file, '..'), { recursive: true })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_BYTES_MAX) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopWithOwner } from './postgres/server/stop-with-owner.ts'

export type RunningApi = { kill: () => Promise<void> }

const MAIN = path.resolve(import.meta.dirname, '../../../apps/api/src/main.ts')
const READY_TIMEOUT_MS = 120_000
const LOOK_EVERY_MS = 25

/**
 * Starts the api in a process of its own and waits until it takes requests. `kill` is kill -9: the
 * process hears nothing of it. It does not outlive the process that started it.
 */
export async function runApi(env: Record<string, string>): Promise<RunningApi> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const forget = stopWithOwner(child.pid ?? -1, 'TERM')
  void exited.then(forget)
  const giveUpAt = Date.now() + READY_TIMEOUT_MS
  while (!(await isReady(`http://127.0.0.1:${env['PORT'] ?? ''}/readyz`))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('the api ended before it was ready')
    if (Date.now() > giveUpAt) throw new Error('the api was not ready in time')
    await sleep(LOOK_EVERY_MS)
  }
  return {
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { identifyProcess } from '@maidan/testkit/postgres'

/** Our servers drain within this; one that does not is ended by force. */
const GRACE_MS = 15_000
const FORCE_MS = 2_000
const POLL_MS = 20

/** Asks a process to end, ends it by force when it does not, and waits until it is gone. */
export async function endProcess(pid: number): Promise<void> {
  const identity = identifyProcess(pid)
  if (identity === undefined) return
  const isGone = () => identifyProcess(pid) !== identity
  send(pid, 'SIGTERM')
  if (await within(GRACE_MS, isGone)) return
  send(pid, 'SIGKILL')
  await within(FORCE_MS, isGone)
}

async function within(limitMs: number, isGone: () => boolean): Promise<boolean> {
  const giveUpAt = Date.now() + limitMs
  while (!isGone()) {
    if (Date.now() >= giveUpAt) return false
    await sleep(POLL_MS)
  }
  return true
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}

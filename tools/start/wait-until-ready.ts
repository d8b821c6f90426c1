import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../progress.ts'

const ASK_TIMEOUT_MS = 2_000
const POLL_FIRST_MS = 100
const POLL_LAST_MS = 1_000
const SAY_EVERY_MS = 15_000

/** Asks until the address answers 200, and says now and then that it is still waited for. */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  let sayAt = Date.now() + SAY_EVERY_MS
  for (let pollMs = POLL_FIRST_MS; !signal.aborted; pollMs = Math.min(pollMs * 2, POLL_LAST_MS)) {
    const answer = await ask(url)
    if (answer === '200') return
    if (Date.now() >= sayAt) {
      sayAt = Date.now() + SAY_EVERY_MS
      say(`Still waiting for ${url}; it answers ${answer ?? 'nothing'}.`)
    }
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

async function ask(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })
    await response.body?.cancel()
    return String(response.status)
  } catch {
    return undefined
  }
}

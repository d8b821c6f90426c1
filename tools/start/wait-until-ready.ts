import { setTimeout as sleep } from 'node:timers/promises'

const READY_TIMEOUT_MS = 60_000
const ASK_TIMEOUT_MS = 2_000
const POLL_MS = 100

/** Asks until the address answers 200. @throws Error when it does not within a minute. */
export async function waitUntilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS
  let said = 'nothing'
  while (Date.now() < giveUpAt) {
    const answer = await ask(url)
    if (answer === '200') return
    said = answer ?? said
    await sleep(POLL_MS)
  }
  throw new Error(`${url} was not ready within ${READY_TIMEOUT_MS / 1000} s; it answered ${said}.`)
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

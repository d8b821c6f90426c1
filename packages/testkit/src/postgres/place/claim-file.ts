import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { identifyProcess } from '../server/identify-process.ts'

/** A file that one live process holds; a process that died without letting go holds nothing. */
export type Claim = {
  /** Tells the next one that this process is on its way out, so that waiting makes sense. */
  leave(): void
  release(): void
}

export class ClaimTakenError extends Error {
  readonly pid: number

  constructor(file: string, pid: number) {
    super(`${file} is held by the live process ${pid}`)
    this.name = 'ClaimTakenError'
    this.pid = pid
  }
}

/** How long a holder may take to end once it has said that it leaves. */
const LEAVING_WAIT_MS = 40_000
const POLL_MS = 50

/**
 * Takes the claim, waiting up to `waitMs` for a live holder to let go, and longer for one that has
 * said it leaves.
 * @throws ClaimTakenError when a live process still holds it.
 */
export async function claimFile(file: string, { waitMs = 0 } = {}): Promise<Claim> {
  const startedAt = Date.now()
  for (;;) {
    const mine: Holder = { token: randomUUID(), pid: process.pid, identity: identity() }
    const holder = tryToTake(file, mine)
    if (holder === undefined) return heldClaim(file, mine)
    const limitMs = holder.leaving === true ? LEAVING_WAIT_MS : waitMs
    if (Date.now() - startedAt >= limitMs) throw new ClaimTakenError(file, holder.pid)
    await sleep(POLL_MS)
  }
}

/** The live process that holds a claim, or undefined. */
export function claimHolder(file: string): number | undefined {
  const holder = read(file)
  const lives = holder !== undefined && identifyProcess(holder.pid) === holder.identity
  return lives ? holder.pid : undefined
}

type Holder = { token: string; pid: number; identity: string; leaving?: true }

function heldClaim(file: string, mine: Holder): Claim {
  const isMine = () => read(file)?.token === mine.token
  return {
    leave() {
      if (!isMine()) return
      const next = `${file}.${mine.token}`
      writeFileSync(next, JSON.stringify({ ...mine, leaving: true } satisfies Holder))
      renameSync(next, file)
    },
    release() {
      if (isMine()) rmSync(file, { force: true })
    },
  }
}

/** Answers the live holder, or undefined when the claim is now ours. */
function tryToTake(file: string, mine: Holder): Holder | undefined {
  if (createWhole(file, mine)) return undefined
  const holder = read(file)
  if (holder !== undefined && identifyProcess(holder.pid) === holder.identity) return holder
  removeStale(file, holder)
  return createWhole(file, mine) ? undefined : (read(file) ?? mine)
}

/** A link appears with its whole content or not at all, so a reader never sees half a holder. */
function createWhole(file: string, holder: Holder): boolean {
  const draft = `${file}.${holder.token}`
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Another process may take the claim between our reading and our removing: then it is put back. */
function removeStale(file: string, stale: Holder | undefined): void {
  if (read(file)?.token !== stale?.token) return
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (read(aside)?.token !== stale?.token) linkSync(aside, file)
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, 'utf8'))
    return holder
  } catch {
    return undefined
  }
}

function identity(): string {
  return identifyProcess(process.pid) ?? ''
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

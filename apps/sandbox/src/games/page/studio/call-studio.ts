import type { StudioFailure } from '../../studio-api.ts'

const CALL_TIMEOUT_MS = 12_000

/** The studio answered with an error of its own. */
export class StudioRefusal extends Error {
  readonly code: string
  readonly requestId: string
  readonly balanceMinor: string | undefined
  readonly retryAfterMs: number
  /** The round the error is about; empty when it is about none. */
  readonly roundId: string
  /** The answer itself, for what only one partner's refusals carry. */
  readonly failure: StudioFailure

  constructor(failure: StudioFailure) {
    super(failure.message)
    this.failure = failure
    this.code = failure.code
    this.requestId = failure.request_id
    this.roundId = failure.roundId ?? ''
    this.balanceMinor = failure.balanceMinor
    this.retryAfterMs = failure.retryAfterMs ?? 0
  }
}

/** No answer came: offline, a time-out, or something between us and the studio. */
export class StudioUnreachable extends Error {}

/** Posts to the studio. Throws StudioRefusal or StudioUnreachable. */
export async function postStudio<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Gets from the studio as the holder of a session. Throws like `postStudio`. */
export async function getStudio<T>(path: string, session: string): Promise<T> {
  return call<T>(path, { headers: { authorization: `Bearer ${session}` } })
}

/** Gets what the studio tells everybody who knows its address. Throws like `postStudio`. */
export async function readStudio<T>(path: string): Promise<T> {
  return call<T>(path, {})
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const { status, body } = await reach(path, init)
  // The page and its server are built together and share these types.
  if (status < 300) return body as T
  // A fault inside the studio says nothing about what became of the call, like no answer at all.
  if (isFailure(body) && body.code !== 'INTERNAL') throw new StudioRefusal(body)
  throw new StudioUnreachable(`HTTP ${status}`)
}

async function reach(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(path, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  } catch (error) {
    throw new StudioUnreachable(error instanceof Error ? error.message : String(error))
  }
}

function isFailure(body: unknown): body is StudioFailure {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

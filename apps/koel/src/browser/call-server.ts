import type { ErrorCode, ErrorView } from '../messages/describe-messages.ts'

export type Called<Body> = { readonly body: Body } | { readonly error: ErrorCode }

/** Told while the network is away, and again when it is back. */
export type TellTrying = (isTrying: boolean) => void

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000
const TIMEOUT_MS = 20_000

let token = ''

/** Puts the token of the session in place: every call after this one carries it. */
export function setToken(value: string): void {
  token = value
}

/**
 * Calls our server, again and again until it answers: every call may be sent twice without harm.
 */
export async function callServer<Body>(
  name: string,
  body: object,
  tell: TellTrying,
): Promise<Called<Body>> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const called: Called<Body> | null = await callOnce(name, body)
    if (called) {
      tell(false)
      return called
    }
    tell(true)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

async function callOnce(name: string, body: object) {
  try {
    const response = await fetch(`/api/game/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return { body: await response.json() }
    const { code } = (await response.json()) as ErrorView
    return { error: code }
  } catch {
    return null
  }
}

import type { Call } from '../store/keep-calls.ts'

/**
 * The operator's session of a stored call. Calls that follow from it are sent with the same one, also
 * long after it has expired.
 */
export function readWalletSession(call: Pick<Call, 'body'>): string {
  const body: unknown = JSON.parse(call.body)
  if (typeof body === 'object' && body !== null && 'session' in body) return String(body.session)
  throw new Error('a stored call has no session')
}

import { timingSafeEqual } from 'node:crypto'
import type { Key } from '../settings/read-settings.ts'
import { signMessage } from '../wallet/sign-message.ts'

export type GrantRefusal = { readonly status: number; readonly code: string }

type SignedCall = {
  readonly path: string
  readonly keyId: string
  readonly timestamp: string
  readonly signature: string
  readonly text: string
}

const CLOCK_MS = 5 * 60_000

/**
 * Answers what the operator says about free rounds. A scratch card has none; it is refused in words,
 * because an operator without an answer would ask for ever.
 */
export function refuseGrant(call: SignedCall, keys: readonly Key[], nowMs: number): GrantRefusal {
  if (!isSigned(call, keys, nowMs)) return { status: 401, code: 'INVALID_SIGNATURE' }
  if (call.path.endsWith('/grant')) return { status: 422, code: 'GAME_WITHOUT_FREE_ROUNDS' }
  return { status: 404, code: 'GRANT_NOT_FOUND' }
}

function isSigned(call: SignedCall, keys: readonly Key[], nowMs: number): boolean {
  const key = keys.find(({ id }) => id === call.keyId)
  if (!key || !(Math.abs(nowMs - Number(call.timestamp)) <= CLOCK_MS)) return false
  const expected = Buffer.from(signMessage(key.secret, call.timestamp, call.path, call.text))
  const given = Buffer.from(call.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

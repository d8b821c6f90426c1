import { timingSafeEqual } from 'node:crypto'
import type { Key } from '../settings/read-settings.ts'
import { signMessage } from '../wallet/sign-message.ts'

/** A call of the operator’s, as it came. */
export type SignedCall = {
  readonly path: string
  readonly keyId: string
  readonly timestamp: string
  readonly signature: string
  readonly text: string
}

const CLOCK_MS = 5 * 60_000

/** Whether the operator has signed the call, with a key of ours and lately. */
export function isSigned(call: SignedCall, keys: readonly Key[], nowMs: number): boolean {
  const key = keys.find(({ id }) => id === call.keyId)
  if (!key || !(Math.abs(nowMs - Number(call.timestamp)) <= CLOCK_MS)) return false
  const expected = Buffer.from(signMessage(key.secret, call.timestamp, call.path, call.text))
  const given = Buffer.from(call.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

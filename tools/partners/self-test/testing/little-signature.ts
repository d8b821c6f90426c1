import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Key } from '../wallet-client.ts'

const CLOCK_WINDOW_MS = 5 * 60_000

export const KEYS = {
  koel: { id: 'koel-1', secret: 'k'.repeat(32) },
  doel: { id: 'doel-1', secret: 'd'.repeat(32) },
} as const satisfies Readonly<Record<string, Key>>

type Signing = { raw: string; keys: readonly Key[]; checksClock: boolean }

/** Whether a call is signed with one of the keys, over what was sent and lately. */
export function isSignedBy(request: IncomingMessage, { raw, keys, checksClock }: Signing): boolean {
  const id = request.headers['x-maidan-key']
  const timestamp = String(request.headers['x-maidan-timestamp'])
  const key = keys.find((one) => one.id === id)
  const isNow = Math.abs(Date.now() - Number(timestamp)) <= CLOCK_WINDOW_MS
  if (!key || (!isNow && checksClock)) return false
  const message = `${timestamp}.POST.${request.url}.${raw}`
  const signature = createHmac('sha256', key.secret).update(message).digest('hex')
  return request.headers['x-maidan-signature'] === signature
}

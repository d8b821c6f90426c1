import { sign } from 'node:crypto'
import type { VapidKeys } from './vapid-keys.ts'

/** How long a signature is good for; RFC 8292 allows a day. */
const GOOD_SECONDS = 12 * 3600

type Claim = { endpoint: string; contact: string; now: Date }

/** What shows a push service who sends: a header for its origin, signed as RFC 8292 says. */
export function signVapid(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: Claim,
): string {
  const exp = Math.floor(now.getTime() / 1000) + GOOD_SECONDS
  const head = encode({ typ: 'JWT', alg: 'ES256' })
  const claim = encode({ aud: new URL(endpoint).origin, exp, sub: contact })
  const signature = sign('sha256', Buffer.from(`${head}.${claim}`), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${head}.${claim}.${signature.toString('base64url')}, k=${publicKey}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

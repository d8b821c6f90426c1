import { createHmac } from 'node:crypto'

/** Signs a call as the protocol says: `timestamp.POST.path.body`, HMAC-SHA256, hexadecimal. */
export function signMessage(secret: string, timestamp: string, path: string, body: string): string {
  const message = `${timestamp}.POST.${path}.${body}`
  return createHmac('sha256', secret).update(message, 'utf8').digest('hex')
}

import { createHmac } from 'node:crypto'
import type { ProviderKey } from '../studio-options.ts'

/**
 * Headers that prove who calls the wallet: HMAC-SHA256 over
 * `timestamp + "." + "POST" + "." + path + "." + rawBody`, hex, with the provider's secret.
 * `path` is the URL path without a query; `nowMs` is unix milliseconds.
 */
export function signWalletCall(
  key: ProviderKey,
  path: string,
  rawBody: string,
  nowMs: number,
): Record<string, string> {
  const timestamp = String(nowMs)
  const message = `${timestamp}.POST.${path}.${rawBody}`
  return {
    'content-type': 'application/json',
    'x-maidan-key': key.keyId,
    'x-maidan-timestamp': timestamp,
    'x-maidan-signature': createHmac('sha256', key.secret).update(message).digest('hex'),
  }
}

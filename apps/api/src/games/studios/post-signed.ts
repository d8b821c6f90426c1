import { createHmac } from 'node:crypto'
import type { GameProvider } from './list-game-providers.ts'

const TIMEOUT_MS = 6_000

/** `url`: of the house’s own studio, where providers without one of their own stand. */
export type Studios = { url: string; providers: ReadonlyMap<string, GameProvider> }

/** `call`: what follows the provider in the path. */
type Asked = { platform: string; call: string; body: object }

/**
 * Calls a provider, signed with its newest key as it signs its own calls. Throws when it has no keys or
 * does not answer in 6 s.
 */
export async function postSigned(
  { url, providers }: Studios,
  { platform, call, body }: Asked,
): Promise<Response> {
  const provider = [...providers.values()].find((one) => one.platform === platform)
  const [key] = provider?.keys ?? []
  if (!provider || !key) throw new Error(`${platform} has no keys`)
  const path = `/api/operator/${provider.slug}/${call}`
  const text = JSON.stringify(body)
  // A partner that checks the time checks it by its own clock, so that this is the real one.
  const timestamp = String(Date.now())
  return fetch((provider.origin ?? url) + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-maidan-key': key.id,
      'x-maidan-timestamp': timestamp,
      'x-maidan-signature': createHmac('sha256', key.secret)
        .update(`${timestamp}.POST.${path}.${text}`)
        .digest('hex'),
    },
    body: text,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

import { createHmac } from 'node:crypto'
import type { GameProvider } from './list-game-providers.ts'
import { readBounded } from './read-bounded.ts'

const GRANT_TIMEOUT_MS = 6_000
const ANSWER_BYTES_MAX = 16 * 1024

/** Free rounds as a provider is told of them: minor units as digits, the player by their name there. */
export type FreeRoundsOrder = {
  platform: string
  grant: string
  player: string
  game: string
  currency: string
  bet: string
  rounds: number
  expires_at: string
}

/** `url`: of the house’s own studio. */
type Studio = { url: string; providers: ReadonlyMap<string, GameProvider> }

/**
 * Tells a provider of free rounds, signed with its newest key as it signs its own calls. Throws with
 * what it said, or when it does not answer in 6 s.
 */
export async function sendGrant(
  { url, providers }: Studio,
  { platform, ...terms }: FreeRoundsOrder,
): Promise<void> {
  const provider = [...providers.values()].find((one) => one.platform === platform)
  const [key] = provider?.keys ?? []
  if (!provider || !key) throw new Error(`${platform} has no keys`)
  const path = `/api/operator/${provider.slug}/free-rounds/grant`
  const body = JSON.stringify(terms)
  // A partner that checks the time checks it by its own clock, so that this is the real one.
  const timestamp = String(Date.now())
  const response = await fetch((provider.origin ?? url) + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-maidan-key': key.id,
      'x-maidan-timestamp': timestamp,
      'x-maidan-signature': createHmac('sha256', key.secret)
        .update(`${timestamp}.POST.${path}.${body}`)
        .digest('hex'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(GRANT_TIMEOUT_MS),
  })
  if (response.ok) return
  throw new Error(`HTTP ${response.status} ${await readBounded(response, ANSWER_BYTES_MAX)}`)
}

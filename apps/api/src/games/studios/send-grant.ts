import { createHmac } from 'node:crypto'
import type { GameProvider } from './list-game-providers.ts'
import { readBounded } from './read-bounded.ts'

const GRANT_TIMEOUT_MS = 6_000
const ANSWER_BYTES_MAX = 16 * 1024
/** The code with which a provider refuses a grant that it has never heard of. */
const UNKNOWN_GRANT = 'GRANT_NOT_FOUND'

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
  studio: Studio,
  { platform, ...terms }: FreeRoundsOrder,
): Promise<void> {
  const { ok, said } = await post(studio, { platform, act: 'grant', terms })
  if (!ok) throw new Error(said)
}

/** Has a provider take back what is left of a grant, in the same way; one it does not know is not there. */
export async function cancelGrant(
  studio: Studio,
  { platform, grant }: Pick<FreeRoundsOrder, 'platform' | 'grant'>,
): Promise<void> {
  const { ok, said } = await post(studio, { platform, act: 'cancel', terms: { grant } })
  if (!ok && !said.includes(UNKNOWN_GRANT)) throw new Error(said)
}

type Call = { platform: string; act: 'grant' | 'cancel'; terms: object }

async function post({ url, providers }: Studio, { platform, act, terms }: Call) {
  const provider = [...providers.values()].find((one) => one.platform === platform)
  const [key] = provider?.keys ?? []
  if (!provider || !key) throw new Error(`${platform} has no keys`)
  const path = `/api/operator/${provider.slug}/free-rounds/${act}`
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
  const text = response.ok ? '' : await readBounded(response, ANSWER_BYTES_MAX)
  return { ok: response.ok, said: `HTTP ${response.status} ${text}` }
}

import { createHmac } from 'node:crypto'
import type { ProviderSlug } from '@maidan/contract'
import type { Called } from './page-calls.ts'
import { TEST_KEYS } from './start-test-wallet.ts'

type Signed = { provider?: ProviderSlug; secret?: string; timestamp?: number }

const CALLS = {
  grant: 'free-rounds/grant',
  read: 'free-rounds/read',
  cancel: 'free-rounds/cancel',
  list: 'rounds/list',
} as const

/** What an operator says or asks, signed as it should be unless a test says otherwise. */
export async function callAsOperator(
  studioUrl: string,
  verb: keyof typeof CALLS,
  body: Record<string, unknown>,
  { provider = 'padma', secret, timestamp = Date.now() }: Signed = {},
): Promise<Called> {
  const path = `/api/operator/${provider}/${CALLS[verb]}`
  const raw = JSON.stringify(body)
  const key = TEST_KEYS[provider]
  const response = await fetch(new URL(path, studioUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-maidan-key': key.keyId,
      'x-maidan-timestamp': String(timestamp),
      'x-maidan-signature': createHmac('sha256', secret ?? key.secret)
        .update(`${timestamp}.POST.${path}.${raw}`)
        .digest('hex'),
    },
    body: raw,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const HOUR_MS = 3_600_000

/** Free rounds for a player of the test game, as an operator gives them. */
export function grantFor(player: string, rounds: number): Record<string, unknown> {
  return {
    grant: `FR-${player}`,
    player,
    game: 'PADMA-RIVERGOLD',
    currency: 'BDT',
    bet: '1000',
    rounds,
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
  }
}

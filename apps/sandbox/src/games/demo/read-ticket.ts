import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderSlug } from '@maidan/contract'
import { z } from 'zod'
import { StudioError } from '../errors/studio-error.ts'
import type { ProviderKeys } from '../studio-options.ts'

const PREFIX = 'demo.'

const TICKET = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/),
  key: z.string(),
  game: z.string(),
  username: z.string().max(64),
  currency: z.string().max(8),
  language: z.string().max(8),
  expires_ms: z.number().int(),
})

export type DemoTicket = z.infer<typeof TICKET>

/** Whether a launch token opens a game in play money. */
export const isTicket = (token: string): boolean => token.startsWith(PREFIX)

/**
 * Reads the operator's ticket for a game in play money: `demo.`, what it says as JSON, and the
 * HMAC-SHA256 of both with the provider's secret, each in base64url. The operator is not asked: it
 * decided who may try a game when it signed. Throws LAUNCH_REFUSED.
 */
export function readTicket(
  keys: ProviderKeys,
  { provider, game }: { provider: ProviderSlug; game: string },
  token: string,
): DemoTicket {
  const [, payload = '', signature = ''] = token.split('.')
  const { keyId, secret } = keys[provider]
  const signed = createHmac('sha256', secret)
    .update(PREFIX + payload)
    .digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== signed.length || !timingSafeEqual(given, signed)) throw refused()
  const ticket = TICKET.safeParse(readJson(Buffer.from(payload, 'base64url').toString()))
  if (!ticket.success) throw refused()
  const { key, game: named, expires_ms: expiresMs } = ticket.data
  if (key !== keyId || named !== game || expiresMs <= Date.now()) throw refused()
  return ticket.data
}

/** What is no JSON is no ticket. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refused = () => new StudioError('LAUNCH_REFUSED')

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Key } from '../settings/read-settings.ts'

export type TrialTicket = {
  readonly id: string
  readonly game: string
  readonly username: string
  readonly currency: string
  readonly expiresMs: number
}

/** Reads the ticket of a trial; null when the signature or the form is not right. */
export function readTrialTicket(ticket: string, keys: readonly Key[]): TrialTicket | null {
  const [word, payload, signature, ...rest] = ticket.split('.')
  if (word !== 'demo' || !payload || !signature || rest.length > 0) return null
  const fields = parsePayload(payload)
  const key = keys.find(({ id }) => id === fields?.['key'])
  if (!fields || !key || !isSigned(`demo.${payload}`, signature, key.secret)) return null
  const { id, game, username, currency, expires_ms: expiresMs } = fields
  if (typeof id !== 'string' || typeof game !== 'string' || typeof username !== 'string')
    return null
  if (typeof currency !== 'string' || typeof expiresMs !== 'number') return null
  return { id, game, username, currency, expiresMs }
}

function parsePayload(payload: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function isSigned(message: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(message, 'utf8').digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

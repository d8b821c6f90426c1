import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PartnerIdentity } from '../../platform/http/handler.ts'
import { rawBodyOf } from '../../platform/http/raw-body.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { noteBadSignature } from '../../platform/security/note-bad-signature.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import type { GameProvider } from './list-game-providers.ts'

type Ports = {
  log: Logger
  clock: Clock
  db: Db
  limits: Limits
  gameProviders: ReadonlyMap<string, GameProvider>
}

/** How far a partner's clock may be from ours. */
const CLOCK_WINDOW_MS = 5 * 60_000

/**
 * Law 19: a game provider signs `timestamp.METHOD.path.body` with HMAC-SHA256 over the raw bytes.
 * Two keys may be valid at a time, so that they can be rotated.
 */
export async function checkWalletSignature(
  ports: Ports,
  request: FastifyRequest,
): Promise<PartnerIdentity> {
  const path = request.url.split('?')[0] ?? ''
  const slug = path.split('/')[3] ?? ''
  const provider = ports.gameProviders.get(slug)
  const timestamp = header(request, 'x-maidan-timestamp')
  const key = provider?.keys.find(({ id }) => id === header(request, 'x-maidan-key'))
  const inWindow =
    /^\d{13}$/.test(timestamp) &&
    Math.abs(ports.clock.now().getTime() - Number(timestamp)) <= CLOCK_WINDOW_MS
  if (provider && key && inWindow) {
    const signed = createHmac('sha256', key.secret)
      .update(`${timestamp}.${request.method}.${path}.`)
      .update(rawBodyOf(request))
      .digest()
    const given = Buffer.from(header(request, 'x-maidan-signature'), 'hex')
    if (given.length === signed.length && timingSafeEqual(given, signed))
      return { platform: provider.platform, slug }
  }
  await noteBadSignature(ports, { ip: request.ip, detail: { path } })
  throw new Refusal('INVALID_SIGNATURE')
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

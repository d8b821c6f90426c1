import { createHmac, timingSafeEqual } from 'node:crypto'
import { STUDIO_PROVIDERS, type ProviderSlug } from '@maidan/contract'
import type { FastifyRequest } from 'fastify'
import { StudioError } from '../errors/studio-error.ts'
import type { ProviderKeys } from '../studio-options.ts'

/** How far the operator's clock may be from ours. */
const CLOCK_WINDOW_MS = 5 * 60_000

/** The provider of a signed path, `/api/operator/<provider>/…`. Throws NOT_FOUND. */
export function providerOfPath(path: string): ProviderSlug {
  const slug = path.split('/')[3]
  const provider = STUDIO_PROVIDERS.find((one) => one.slug === slug)
  if (provider === undefined) throw new StudioError('NOT_FOUND')
  return provider.slug
}

/**
 * Throws INVALID_SIGNATURE unless the operator has signed the call as it takes signed calls itself:
 * HMAC-SHA256 over `timestamp.POST.path.rawBody` with the provider's secret.
 */
export function checkOperatorSignature(
  keys: ProviderKeys,
  request: FastifyRequest,
  rawBody: string,
): void {
  const path = request.url.split('?')[0] ?? ''
  const key = keys[providerOfPath(path)]
  const timestamp = header(request, 'x-maidan-timestamp')
  const isNow = Math.abs(Date.now() - Number(timestamp)) <= CLOCK_WINDOW_MS
  const signed = createHmac('sha256', key.secret)
    .update(`${timestamp}.${request.method}.${path}.${rawBody}`)
    .digest()
  const given = Buffer.from(header(request, 'x-maidan-signature'), 'hex')
  const isSigned = given.length === signed.length && timingSafeEqual(given, signed)
  const isRight = isSigned && isNow && /^\d{13}$/.test(timestamp)
  if (!isRight || header(request, 'x-maidan-key') !== key.keyId)
    throw new StudioError('INVALID_SIGNATURE')
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

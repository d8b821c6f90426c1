import type { CallFacts } from '@maidan/contract'
import { CAPTCHA_HEADER } from '@maidan/contract/facts'
import { ApiFailure } from '../failures/api-failure.ts'
import type { ApiOptions } from './call-input.ts'

const REQUEST_TIMEOUT_MS = 30_000
/** A picture of a receipt over a slow phone line. */
const UPLOAD_TIMEOUT_MS = 120_000

type Sent = { headers: Record<string, string>; body: unknown; options: ApiOptions }

/** Sends a call and gives whatever came back. @throws {ApiFailure} of kind `network`. */
export async function sendCall(
  call: CallFacts,
  address: string,
  { headers, body: given, options: { captchaAnswer, file, idempotencyKey, signal } }: Sent,
): Promise<Response> {
  const body = file ?? asBody(given)
  const timeout = AbortSignal.timeout(file ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
  try {
    return await fetch(address, {
      method: call.method,
      headers: {
        accept: 'application/json, */*',
        ...headers,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(captchaAnswer !== undefined && { [CAPTCHA_HEADER]: captchaAnswer }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    })
  } catch (cause) {
    throw new ApiFailure(call.name, { kind: 'network', cause })
  }
}

function asBody(body: unknown): FormData | string | undefined {
  if (body === undefined || body instanceof FormData) return body
  return JSON.stringify(body)
}

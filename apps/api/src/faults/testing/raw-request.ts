import { createHmac } from 'node:crypto'
import type { CallDefinition } from '@maidan/contract'

/** A request as it goes over the wire: nothing in it has to fit the call. */
export type RawRequest = {
  params: Record<string, string>
  query: readonly (readonly [string, string])[]
  body: string | undefined
  headers: Record<string, string>
}

export type RawReply = {
  status: number
  headers: Headers
  text: string
  tookMs: number
}

/** Who sends: a bearer token, or the key with which a game provider signs. */
export type Sender = { token?: string; key?: { keyId: string; secret: string } }

/** Sends a request to a call; the signature fits whatever body is sent. */
export async function sendRaw(
  origin: string,
  call: CallDefinition,
  request: RawRequest,
  { token, key }: Sender = {},
): Promise<RawReply> {
  const url = addressOf(origin, call, request)
  const { body } = request
  const sentAt = performance.now()
  const response = await fetch(url, {
    method: call.method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && signature(key, call.method, url.pathname, body ?? '')),
      ...request.headers,
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const tookMs = performance.now() - sentAt
  return { status: response.status, headers: response.headers, text, tookMs }
}

function addressOf(origin: string, call: CallDefinition, { params, query }: RawRequest): URL {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(params[name] ?? '')).replaceAll('.', '%2E'),
  )
  const url = new URL(path, origin)
  for (const [name, value] of query) url.searchParams.append(name, value)
  return url
}

/** Half a pair of surrogates cannot be written into an address. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}

function signature(
  { keyId, secret }: { keyId: string; secret: string },
  method: string,
  path: string,
  body: string,
) {
  const timestamp = String(Date.now())
  return {
    'x-maidan-key': keyId,
    'x-maidan-timestamp': timestamp,
    'x-maidan-signature': createHmac('sha256', secret)
      .update(`${timestamp}.${method}.${path}.${body}`)
      .digest('hex'),
  }
}

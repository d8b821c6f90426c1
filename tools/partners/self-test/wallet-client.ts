import { createHmac } from 'node:crypto'

export type Verb =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'end-round'
  | 'jackpots'
  | 'contests/close'

/** What an operator says to a provider, or asks it. */
export type OperatorCall =
  | 'free-rounds/grant'
  | 'free-rounds/read'
  | 'free-rounds/cancel'
  | 'rounds/list'

export type Key = { id: string; secret: string }

/** Whoever speaks to the wallet, and where it stands. */
export type Provider = { url: string; slug: string; key: Key }

export type Fields = Readonly<Record<string, unknown>>

export type Reply = { status: number; text: string; fields: Readonly<Record<string, unknown>> }

/** What is sent otherwise than a right provider does it. */
export type Otherwise = {
  slug?: string
  key?: Key
  /** Milliseconds by which the clock is off. */
  clockMs?: number
  /** Signed in the place of what is sent. */
  signedBody?: string
  signedVerb?: Verb
  /** Header by header; undefined leaves one out. */
  headers?: Readonly<Record<string, string | undefined>>
}

const TIMEOUT_MS = 10_000

/**
 * Sends one call, signed as the protocol says; `body` is sent as it stands. Throws only where nothing
 * came back.
 */
export function callWallet(
  provider: Provider,
  verb: Verb,
  body: string,
  otherwise: Otherwise = {},
): Promise<Reply> {
  const slug = otherwise.slug ?? provider.slug
  const key = otherwise.key ?? provider.key
  const path = pathOf(slug, verb)
  const signedPath = pathOf(slug, otherwise.signedVerb ?? verb)
  return post(`${provider.url}${path}`, body, { key, signedPath, otherwise })
}

/** Sends a provider a call of the operator's, signed in the same way. */
export function callProvider(
  origin: string,
  { slug, key: own }: Pick<Provider, 'slug' | 'key'>,
  { call, body, otherwise = {} }: { call: OperatorCall; body: string; otherwise?: Otherwise },
): Promise<Reply> {
  const path = `/api/operator/${slug}/${call}`
  return post(`${origin}${path}`, body, { key: otherwise.key ?? own, signedPath: path, otherwise })
}

type Signing = { key: Key; signedPath: string; otherwise: Otherwise }

async function post(address: string, body: string, signing: Signing): Promise<Reply> {
  const headers = { ...signed(body, signing), ...signing.otherwise.headers }
  const response = await fetch(address, {
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  return { status: response.status, text, fields: readFields(text) }
}

function signed(body: string, { key, signedPath, otherwise }: Signing) {
  const timestamp = String(Date.now() + (otherwise.clockMs ?? 0))
  const message = `${timestamp}.POST.${signedPath}.${otherwise.signedBody ?? body}`
  return {
    'content-type': 'application/json',
    'x-maidan-key': key.id,
    'x-maidan-timestamp': timestamp,
    'x-maidan-signature': createHmac('sha256', key.secret).update(message).digest('hex'),
  }
}

const pathOf = (slug: string, verb: Verb) => `/api/wallet/${slug}/${verb}`

function readFields(text: string): Reply['fields'] {
  try {
    const parsed: unknown = JSON.parse(text)
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isObject ? { ...parsed } : {}
  } catch {
    return {}
  }
}

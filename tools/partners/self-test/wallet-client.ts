import { createHmac } from 'node:crypto'

export type Verb = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'end-round'

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
export async function callWallet(
  provider: Provider,
  verb: Verb,
  body: string,
  otherwise: Otherwise = {},
): Promise<Reply> {
  const slug = otherwise.slug ?? provider.slug
  const headers = { ...signed(provider, verb, body, otherwise), ...otherwise.headers }
  const response = await fetch(`${provider.url}${pathOf(slug, verb)}`, {
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

function signed(provider: Provider, verb: Verb, body: string, otherwise: Otherwise) {
  const slug = otherwise.slug ?? provider.slug
  const key = otherwise.key ?? provider.key
  const timestamp = String(Date.now() + (otherwise.clockMs ?? 0))
  const path = pathOf(slug, otherwise.signedVerb ?? verb)
  const message = `${timestamp}.POST.${path}.${otherwise.signedBody ?? body}`
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

import { createHmac } from 'node:crypto'
import type { HttpLine } from '../http-line.ts'

/** A provider of games, and the house whose wallet it calls. */
export type Provider = { url: string; slug: string; key: { keyId: string; secret: string } }

export type WalletBody = Record<string, string>

/** A signed call of the wallet, ready to be sent. */
export function signed({ slug, key }: Provider, verb: string, body: WalletBody) {
  const path = `/api/wallet/${slug}/${verb}`
  const raw = JSON.stringify(body)
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', key.secret)
    .update(`${timestamp}.POST.${path}.${raw}`)
    .digest('hex')
  const headers = {
    'x-maidan-key': key.keyId,
    'x-maidan-timestamp': timestamp,
    'x-maidan-signature': signature,
  }
  return { path, raw, headers }
}

/** Sends a call on a connection that is kept. */
export function sendOn(line: HttpLine, provider: Provider, verb: string, body: WalletBody) {
  const { path, raw, headers } = signed(provider, verb, body)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return line.send({ method: 'POST', path, headers: lines.join(''), body: raw })
}

/** Sends a call by itself, and gives what was answered. */
export async function sendSigned(
  provider: Provider,
  verb: string,
  body: WalletBody,
  signal?: AbortSignal,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { path, raw, headers } = signed(provider, verb, body)
  const response = await fetch(provider.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: raw,
    signal: signal ?? null,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

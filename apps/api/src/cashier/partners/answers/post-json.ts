import type { PartnerRequest } from '../ask-partner.ts'

/** A request that carries JSON. */
export function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PartnerRequest {
  const json = { accept: 'application/json', 'content-type': 'application/json' }
  return { url, method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) }
}

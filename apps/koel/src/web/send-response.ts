import type { ServerResponse } from 'node:http'

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

type Headers = Readonly<Record<string, string>>

/** Sends an answer with the headers that every answer has. */
export function sendResponse(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: string | Buffer,
): void {
  response.writeHead(status, {
    'content-length': String(Buffer.byteLength(body)),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}

/** Sends JSON. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  sendResponse(response, status, headers, JSON.stringify(body))
}

/** Sends a page that nobody but `framedBy` may frame. */
export function sendPage(
  response: ServerResponse,
  status: number,
  html: string,
  framedBy: string,
): void {
  const policy = `${PAGE_POLICY}; frame-ancestors ${framedBy}`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  sendResponse(response, status, headers, html)
}

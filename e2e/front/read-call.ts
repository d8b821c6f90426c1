import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A call that the page made, as the test looks at it. */
export type Call = {
  method: string
  path: string
  query: Record<string, string>
  /** Parsed if it was JSON, else as it came; undefined if there was none. */
  body: unknown
  contentType: string | undefined
  authorization: string | undefined
}

/** Reads the request of a call to its end. */
export async function readCall(request: IncomingMessage, url: URL): Promise<Call> {
  const contentType = request.headers['content-type']
  const sent = await text(request)
  const isJson = contentType?.startsWith('application/json') === true && sent !== ''
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: isJson ? (JSON.parse(sent) as unknown) : sent === '' ? undefined : sent,
    contentType,
    authorization: request.headers.authorization,
  }
}

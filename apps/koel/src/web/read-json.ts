import type { IncomingMessage } from 'node:http'
import type { Fields } from './read-fields.ts'

const LIMIT_BYTES = 16 * 1024

export type JsonRead = { readonly text: string; readonly fields: Fields }

/** Reads a body of JSON with an object in it; null when it is something else or too large. */
export async function readJson(request: IncomingMessage): Promise<JsonRead | null> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    size += part.length
    if (size > LIMIT_BYTES) return null
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString('utf8')
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return { text, fields: { ...value } }
  } catch {
    return null
  }
}

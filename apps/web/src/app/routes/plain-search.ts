import { asText } from '../../lib/calls/as-text.ts'

/**
 * Reads and writes the query part of an address as plain text: a code such as `007` or `1e5`
 * stays what it is, and `/games?type=slot` carries no quotes.
 */
export const plainSearch = {
  parseSearch: (search: string): Record<string, string> =>
    Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(search)) {
      if (value !== undefined && value !== null) query.set(name, asText(value))
    }
    const text = query.toString()
    return text === '' ? '' : `?${text}`
  },
}

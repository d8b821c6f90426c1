import { asText } from '../calls/as-text.ts'

/** A page of the site: its path, what fills the `$names` in it, its query and its anchor. */
export type Target = {
  to: string
  params?: Record<string, string>
  search?: object
  hash?: string
}

/** The address of a page as the browser writes it. Values of the query that are undefined are left out. */
export function addressOf({ to, params = {}, search = {}, hash = '' }: Target): string {
  const pathname = to.replaceAll(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return pathname + writeSearch(search) + (hash === '' ? '' : `#${hash}`)
}

/**
 * The query of an address as plain text: a code such as `007` or `1e5` stays what it is, and
 * `/games?type=slot` carries no quotes.
 */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function writeSearch(search: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null) query.set(name, asText(value))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

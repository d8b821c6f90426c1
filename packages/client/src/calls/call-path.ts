import type { LooseInput } from './call-input.ts'

/**
 * The path of a call with its parts filled in and its query behind it; a value that is undefined or
 * empty is left out of the query.
 */
export function callPath(template: string, { params = {}, query = {} }: LooseInput): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

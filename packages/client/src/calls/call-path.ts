import type { LooseInput } from './call-input.ts'

/**
 * The path of a call with its parts filled in and its query behind it. A value that is undefined is
 * left out of the query, and an empty one where the app does not ask with empty values.
 */
export function callPath(
  template: string,
  { params = {}, query = {} }: LooseInput,
  isEmptySent: boolean,
): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === '' && !isEmptySent) continue
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

/** The parts of an address that a route's `$names` stand for. */
export type Params = Readonly<Record<string, string>>

/**
 * The first route that fits a path, with what its `$names` stand for; null where none does. A slash
 * at the end changes nothing; a name that is empty or no text fits nothing.
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: Params } | null {
  const parts = partsOf(pathname)
  for (const route of routes) {
    const params = readParams(partsOf(route.path), parts)
    if (params !== null) return { route, params }
  }
  return null
}

function readParams(pattern: readonly string[], parts: readonly string[]): Params | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] ?? ''
    const value = wanted.startsWith('$') ? decoded(part) : null
    if (value !== null && value !== '') params[wanted.slice(1)] = value
    else if (part !== wanted) return null
  }
  return params
}

function partsOf(path: string): string[] {
  return path.replace(/([^/])\/+$/, '$1').split('/')
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

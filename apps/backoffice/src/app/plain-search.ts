/** Reads and writes the query part of an address as plain text: `01712…` keeps its zero. */
export const plainSearch = {
  parseSearch: (search: string): Record<string, string> =>
    Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(search)) {
      if (typeof value === 'string' && value !== '') query.set(name, value)
    }
    return query.size === 0 ? '' : `?${query.toString()}`
  },
}
